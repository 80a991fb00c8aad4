import { FALLBACK_STATUSES } from '../site/routes';
import { StatusPage } from './StatusPage';
import { elements, shown } from './testing/shown';

it('offers each failure one next step of its own', () => {
  const steps = FALLBACK_STATUSES.map((status) => elements(shown(<StatusPage status={status} />, 'fr'), 'a').at(-1));
  expect(new Set(steps.map((link) => link?.get('href'))).size).toBe(FALLBACK_STATUSES.length);
});

it('finds another way from a missing page: the tool, the search, and a word to us', () => {
  const html = shown(<StatusPage status={404} />, 'ar');
  expect(elements(html, 'form').map((form) => [form.get('action'), form.get('method') ?? 'get'])).toEqual([
    ['/ar/brand-assessment/', 'get'],
    // Where no script runs.
    ['/api/assess', 'post'],
    ['/ar/posts/', 'get'],
  ]);
  expect(elements(html, 'input').map((input) => input.get('name'))).toEqual(['address', 'locale', 'address', 'q']);
  expect(elements(html, 'a').map((link) => link.get('href'))).toEqual(['/ar/feedback/', '/ar/']);
});

it('shows the digest where there is one, so that it can be quoted', () => {
  expect(shown(<StatusPage status={500} digestSlot={<code>abc123</code>} />)).toContain('<code>abc123</code>');
});
