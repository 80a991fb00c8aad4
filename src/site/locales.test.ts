import { LOCALE_FACTS, localeFacts, LOCALES, writtenLocale } from './locales';
import { EVERY_LOCALE, localesIn } from './pseudo-locales';
import { PSEUDO_LOCALES } from './pseudo-locale-tags';
import { localeOf, pathTo } from './routes';
import { DEPLOY_CONTEXTS } from './variable-values';

it('builds pseudo-locales everywhere but in production, unless they are left out', () => {
  for (const context of DEPLOY_CONTEXTS) {
    const locales = localesIn({ context, leaveOut: [] });
    expect([context, locales]).toEqual([context, context === 'production' ? LOCALES : EVERY_LOCALE]);
    expect(localesIn({ context, leaveOut: ['cards', 'pseudo-locales'] })).toEqual(LOCALES);
  }
});

it('knows an address of a pseudo-locale only where it is told of it', () => {
  for (const locale of PSEUDO_LOCALES) {
    expect(localeOf(`/${locale}/posts/`)).toBeNull();
    expect(localeOf(`/${locale}/posts/`, EVERY_LOCALE)).toBe(locale);
  }
});

it('takes the facts of a pseudo-locale from the language it is named by, and its texts from the default locale', () => {
  expect(localeFacts('ar')).toBe(LOCALE_FACTS.ar);
  expect(localeFacts('en-xa')).toEqual({ ...LOCALE_FACTS.en, name: 'English (en-xa)' });
  expect(localeFacts('ar-xb')).toMatchObject({ dir: 'rtl', name: 'العربية (ar-xb)' });
  expect(LOCALES.map(writtenLocale)).toEqual(LOCALES);
  expect(PSEUDO_LOCALES.map(writtenLocale)).toEqual(['en', 'en']);
});

it('writes what is no part of an address by itself as an address has it', () => {
  expect(pathTo('ja', 'posts-tag', { tag: '名/a b' })).toBe('/ja/posts/tag/%E5%90%8D%2Fa%20b/');
});
