import { extractFacts } from '../engine/extract';
import { pageEvidence } from '../evidence/page-evidence';
import { pageKind, type LocaleWitnesses } from './home';

const NOTHING: LocaleWitnesses = { lang: null, alternates: [], siblings: [] };
const SITE = 'https://northwind.example';

const kindOf = (path: string, witnesses: Partial<LocaleWitnesses> = {}) => {
  const { is, by } = pageKind(SITE + path, SITE + path, { ...NOTHING, ...witnesses });
  return `${is} ${by}`;
};

describe('a page by its address', () => {
  it.each([
    ['/', 'home root'],
    ['/?utm_source=x', 'home root'],
    ['/index.html', 'home index'],
    ['/Default.aspx', 'home index'],
    ['/home/', 'home index'],
    ['/myhome/', 'inner path'],
    ['/index.abcdef', 'inner path'],
    ['/home.a/', 'inner path'],
    ['/homes', 'inner path'],
    ['/tea', 'inner path'],
    ['/tea/index.html', 'inner path'],
    ['/blog/', 'inner path'],
    ['/404', 'inner path'],
    // Codes of no language and no region.
    ['/xx/', 'inner path'],
    ['/qq-zz/', 'inner path'],
    ['/de/tee/', 'inner path'],
    ['/de/en/fr/', 'inner path'],
  ])('%s is %s', (path, kind) => {
    expect(kindOf(path, { lang: 'de' })).toBe(kind);
  });

  it.each<[path: string, kind: string, witnesses: Partial<LocaleWitnesses>]>([
    ['/de/', 'home language', { lang: 'de-AT' }],
    ['/de', 'home language', {}],
    ['/DE_AT/', 'home language', { lang: 'de' }],
    ['/zh_hant_tw/', 'home language', { lang: 'zh' }],
    ['/es-419/', 'home language', { lang: 'es' }],
    ['/es-4190/', 'inner path', { lang: 'es' }],
    ['/es/us-ca/', 'inner path', { lang: 'es' }],
    ['/us/', 'home language', { lang: 'en_us' }],
    ['/us-hant/', 'inner path', { lang: 'en-US' }],
    ['/us-ca/', 'inner path', { lang: 'en-US' }],
    ['/us/ca/', 'inner path', { lang: 'en-US' }],
    ['/it/', 'home language', { lang: '' }],
    ['/de-at/index.php', 'home language', { lang: 'de' }],
    ['/zh-hant/', 'home language', { lang: 'zh-TW' }],
    ['/no/', 'home language', { lang: 'nb' }],
    ['/us/', 'home language', { lang: 'en-US' }],
    ['/uk/', 'home language', { lang: 'en-GB' }],
    ['/us/en/', 'home language', { lang: 'en' }],
    ['/en/us/', 'home language', { lang: 'en' }],
    // A department, and a language's root whose template says the wrong language.
    ['/it/', 'inner path', { lang: 'en' }],
    ['/tv/', 'inner path', { lang: 'en' }],
    ['/it/', 'home language', { lang: 'en', alternates: [{ code: 'it', url: `${SITE}/it/` }] }],
    ['/it/', 'home language', { lang: 'en', siblings: [`${SITE}/en/`] }],
    ['/it/', 'inner path', { lang: 'en', siblings: [`${SITE}/hr/`, `${SITE}/pr/`] }],
    ['/it/', 'inner path', { lang: 'en', alternates: [{ code: 'it', url: 'https://elsewhere.example/it/' }] }],
  ])('%s is %s by its witnesses', (path, kind, witnesses) => {
    expect(kindOf(path, witnesses)).toBe(kind);
  });

  it('is the home page where the root led to it', () => {
    expect(pageKind(`${SITE}/`, `${SITE}/us/start`, NOTHING)).toEqual({ is: 'home', by: 'asked' });
  });

  it('is taken for a home page where its address is not known', () => {
    expect(pageKind(null, null, NOTHING)).toEqual({ is: 'home', by: 'unknown' });
  });
});

describe('a page by what it says', () => {
  const kind = (html: string, url: string) =>
    extractFacts(pageEvidence(html, url, '2026-01-02T03:04:05.000Z', {})).page.kind.is;

  it('is a language’s home where it links to that of its stated language', () => {
    expect(kind('<html lang=en><a href="/en/">English</a>', `${SITE}/it/`)).toBe('home');
    expect(kind('<html lang=en><a href="/hr/">People</a>', `${SITE}/it/`)).toBe('inner');
  });

  it('is an inner one by what it says of its address only where no other is known', () => {
    const canonical = '<link rel="canonical" href="https://northwind.example/a/b">';
    expect(kind(canonical, '')).toBe('inner');
    expect(kind(`${canonical}<meta property="og:url" content="https://northwind.example/">`, '')).toBe('home');
    expect(kind(canonical, SITE)).toBe('home');
    expect([kind('<p>Tea', `${SITE}/?p=2895`), kind('<p>Tea', `${SITE}/?lang=en`)]).toEqual(['inner', 'home']);
  });
});
