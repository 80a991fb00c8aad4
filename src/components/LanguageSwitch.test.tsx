import { inLocale } from '../site/routes';
import { LOCALES } from '../site/locales';
import { LanguageSwitch } from './LanguageSwitch';
import { elements, shown } from './testing/shown';

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
