import { LOCALES } from '../site/locales';
import { inLocale } from '../site/routes';
import { SHELL_PERSON_SLOT } from '../site/shell-tokens';
import { Header, LanguageSwitch, Layout } from './Layout';
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
    '/de/about/',
    '/de/changelog/',
    '/de/feedback/?page=/de/about/',
    '/de/legal/privacy/',
    '/de/legal/terms/',
    '/de/legal/imprint/',
    '/de/legal/cookies/',
  ]);
});

/** URL and `aria-current` of every link that has one. */
function currents(path: string, navigation?: 'posts'): (string | undefined)[][] {
  const html = shown(<Header current={{ path }} alternates={[]} {...(navigation && { navigation })} />);
  return elements(html, 'a')
    .filter((link) => link.has('aria-current'))
    .map((link) => [link.get('href'), link.get('aria-current')]);
}

it('marks the page itself and the section it lies in, each as what it is', () => {
  expect(currents('/en/')).toEqual([['/en/', 'page']]);
  expect(currents('/en/posts/')).toEqual([['/en/posts/', 'page']]);
  expect(currents('/en/posts/names/')).toEqual([['/en/posts/', 'true']]);
  expect(currents('/en/legal/privacy/')).toEqual([]);
});

it('leads to the account from every page, and marks it there', () => {
  const hrefs = elements(shown(<Header current={{ path: '/ar/about/' }} alternates={[]} />, 'ar'), 'a').map((link) =>
    link.get('href'),
  );
  expect(hrefs).toContain('/ar/auth/account/');
  expect(currents('/en/auth/account/')).toEqual([['/en/auth/account/', 'page']]);
});

it('has a place for who is signed in, where a function can say it', () => {
  const [header, shell] = [false, true].map((filled) =>
    shown(<Header current={{ path: '/en/about/' }} alternates={[]} filled={filled} />),
  );
  expect(header).not.toContain(SHELL_PERSON_SLOT);
  expect(shell).toMatch(new RegExp(`Account</a><p[^>]*>${SHELL_PERSON_SLOT}</p>`));
});

it('marks the section a page is said to belong to', () => {
  expect(currents('/en/elsewhere/', 'posts')).toEqual([['/en/posts/', 'true']]);
});

const PATH = '/de/posts/names/';

const html = shown(
  <LanguageSwitch
    current={{ path: PATH }}
    alternates={LOCALES.map((locale) => ({
      locale,
      path: inLocale(PATH, locale),
      ...(locale === 'fr' && { fallback: true }),
    }))}
  />,
  'de',
);

it('links to the same page in every locale and marks the one being read', () => {
  const links = elements(html, 'a');
  expect(links.map((link) => link.get('href'))).toEqual(LOCALES.map((locale) => `/${locale}/posts/names/`));
  expect(links.map((link) => link.get('hrefLang'))).toEqual([...LOCALES]);
  expect(links.filter((link) => link.get('aria-current') === 'true').map((link) => link.get('hrefLang'))).toEqual([
    'de',
  ]);
});

it('opens its panel by a button of the browser, which needs no script', () => {
  const [button] = elements(html, 'button');
  const [panel] = elements(html, 'div').filter((div) => div.has('popover'));
  expect(button?.get('popovertarget')).toBe(panel?.get('id'));
});

it('writes each language in its own name, script and direction', () => {
  expect(html).toContain('<bdi lang="ar" dir="rtl">العربية</bdi>');
});

it('says in the reader’s language which page is not translated, and of no other', () => {
  expect(html.match(/<small>/g)).toHaveLength(1);
  expect(html).toMatch(/Français<\/bdi><small>[^<]*Englisch/);
});

it('remembers the language being read and comes back to the page, without script', () => {
  const [form] = elements(html, 'form');
  expect([form?.get('method'), form?.get('action')]).toEqual(['post', '/api/language']);
  expect(elements(html, 'input').map((input) => [input.get('name'), input.get('value')])).toEqual([
    ['to', 'de'],
    ['back', PATH],
  ]);
});
