import { feedbackLink, noticeLink, pathWithoutSecret } from './feedback-link';
import { SHELL_ORIGIN, SHELL_PATH } from './shell-tokens';

it('names the page it stands on', () => {
  expect(feedbackLink('de', '/de/posts/names/')).toBe('/de/feedback/?page=/de/posts/names/');
  const odd = feedbackLink('en', '/en/posts/tag/a+b&c%20d/');
  expect(new URL(odd, 'https://facet.example').searchParams.get('page')).toBe('/en/posts/tag/a+b&c d/');
});

it('holds a token of its own in a shell, so that a secret can be left out', () => {
  expect(feedbackLink('en', `/en/${SHELL_PATH}`)).toBe(`/en/feedback/?page=/en/${SHELL_ORIGIN}`);
});

it('is plain on the form itself', () => {
  expect(feedbackLink('en', '/en/feedback/')).toBe('/en/feedback/');
});

it('holds no secret', () => {
  expect(feedbackLink('en', '/en/feedback/status/ABC.secret/')).toBe('/en/feedback/?page=/en/feedback/status/');
  expect(pathWithoutSecret('feedback/status/ABC.secret/')).toBe('feedback/status/');
  expect(pathWithoutSecret('/en/posts/feedback-status/')).toBe('/en/posts/feedback-status/');
});

it('names a published report to object to, and not what opens it to its publisher', () => {
  const report = '/de/brand-assessment/0123456789abc/';
  const link = `/de/feedback/?kind=notice&page=${report}`;
  expect(noticeLink('de', report)).toBe(link);
  expect(noticeLink('de', `${report}0123456789abcdefghjkmnpqrs/`)).toBe(link);
  const longer = '/de/brand-assessment/0123456789abcdefghjkmnpqrs/';
  expect(noticeLink('de', `${longer}0123456789abcdefghjkmnpqrs/`)).toBe(noticeLink('de', longer));
  expect(noticeLink('de', longer)).toContain(longer);
});
