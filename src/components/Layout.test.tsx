import { Layout } from './Layout';
import { elements, shown } from './testing/shown';

const layout = (path: string) =>
  shown(
    <Layout current={{ path }} alternates={[]}>
      <h1>Über</h1>
    </Layout>,
    'de',
  );

it('lets the skip link move the focus to the text', () => {
  const html = layout('/de/about/');
  const [skip] = elements(html, 'a');
  expect(skip?.get('href')).toBe('#main');
  expect(elements(html, 'main').map((main) => [main.get('id'), main.get('tabindex')])).toEqual([['main', '-1']]);
});

it('leads from the foot of a page to a form that knows the page, and to what the law asks for', () => {
  const [, foot = ''] = layout('/de/about/').split('<footer');
  expect(elements(foot, 'a').map((link) => link.get('href'))).toEqual([
    '/de/changelog/',
    '/de/feedback/?page=/de/about/',
    '/de/legal/privacy/',
    '/de/legal/terms/',
    '/de/legal/imprint/',
    '/de/legal/cookies/',
  ]);
});
