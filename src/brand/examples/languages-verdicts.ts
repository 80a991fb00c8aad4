/** What sites send, for every outcome of the checks of Languages. */
import type { VerdictCase } from './verdict-case';
import { ALTERNATE_PAGE, answered, evidence, failed, GOOD_HEADERS, GOOD_PAGE, HOME, page, skipped } from './evidence';
import { BLANK, change, cut, edited } from './pages';

const ALTERNATES = /(<link rel="alternate"[^>]*>\s*)+/;
const alternates = (...links: readonly (readonly [code: string, href: string])[]) =>
  change(ALTERNATES, links.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`).join(''));
/** The good page without its links, and with a Link header. */
const linked = (value: string) =>
  evidence(answered('https-home', edited(ALTERNATES, ''), { headers: [...GOOD_HEADERS, ['link', value]] }));
const HEADER = `<${HOME}>; rel="alternate"; hreflang="en", <${HOME}de/>; hreflang=de; rel=alternate`;
const locale = (value: string) => change('en_GB', value);
const inLanguage = (value: string) =>
  change('"@type": "WebSite",', `"@type": "WebSite", "inLanguage": ${JSON.stringify(value)},`);
/** The good page in another language as its markup says, and with more text. */
const written = (language: string, text: string) =>
  page(edited('lang="en"', `lang="${language}"`).replace('<h1>', `<p>${text}</p><h1>`));

export const LANGUAGES_VERDICTS: readonly VerdictCase[] = [
  [
    'hreflang-valid',
    'pass',
    change('<title>', '<link rel=alternate type=application/rss+xml hreflang=en-us href=/feed><title>'),
  ],
  ['hreflang-valid', 'pass', evidence()],
  ['hreflang-valid', 'pass', linked(HEADER)],
  [
    'hreflang-valid',
    'most',
    alternates(['en', HOME], ['de', `${HOME}de/`], ['fr', `${HOME}fr/`], ['es', `${HOME}es/`], ['jp', `${HOME}ja/`]),
  ],
  ['hreflang-valid', 'many', alternates(['en', HOME], ['de', '/de/'])],
  ['hreflang-valid', 'many', alternates(['en', HOME], ['de', ''])],
  ['hreflang-valid', 'many', alternates(['en', HOME], ['de', '//northwind.example/de/'])],
  ['hreflang-valid', 'none', page(BLANK)],
  ['hreflang-valid', 'unread', cut(BLANK)],

  ['hreflang-self-default', 'pass', evidence()],
  ['hreflang-self-default', 'no-default', linked(HEADER)],
  ['hreflang-self-default', 'pass', alternates(['de', `${HOME}de/`], ['x-default', HOME])],
  ['hreflang-self-default', 'no-self', alternates(['de', `${HOME}de/`], ['x-default', `${HOME}start/`])],
  ['hreflang-self-default', 'none', page(BLANK)],
  ['hreflang-self-default', 'unread', cut(BLANK)],

  ['hreflang-return', 'pass', evidence()],
  [
    'hreflang-return',
    'pass',
    evidence(answered('alternate', BLANK, { headers: [['link', '</>; rel=alternate; hreflang="en"']] })),
  ],
  // The URL that the page itself calls its own.
  [
    'hreflang-return',
    'pass',
    evidence(
      answered('https-home', edited(/rel="canonical" href="[^"]*"/, `rel="canonical" href="${HOME}home/"`)),
      answered('alternate', BLANK, { headers: [['link', '</home/>; rel=alternate; hreflang="en"']] }),
    ),
  ],
  ['hreflang-return', 'unlinked', evidence(answered('alternate', BLANK))],
  [
    'hreflang-return',
    'unlinked',
    evidence(
      answered(
        'alternate',
        ALTERNATE_PAGE.replaceAll('hreflang="en" href="https://', 'hreflang="en" href="http://').replace(
          'x-default" href="https://northwind.example/',
          'x-default" href="',
        ),
      ),
    ),
  ],
  ['hreflang-return', 'missing', evidence(answered('alternate', BLANK, { status: 404 }))],
  ['hreflang-return', 'missing', evidence(failed('alternate', 'too-many-redirects'))],
  ['hreflang-return', 'none', alternates(['en', HOME])],
  ['hreflang-return', 'none', alternates(['de', ''])],
  ['hreflang-return', 'unread', evidence(skipped('alternate', 'robots'))],
  ['hreflang-return', 'unread', evidence(failed('alternate', 'too-slow'))],
  ['hreflang-return', 'unread', evidence(answered('alternate', null, { status: 403 }))],
  ['hreflang-return', 'unread', evidence(answered('alternate', GOOD_PAGE, { finalUrl: HOME }))],

  ['language-agreement', 'pass', evidence()],
  ['language-agreement', 'pass', inLanguage('en-US')],
  ['language-agreement', 'one-differs', inLanguage('de')],
  ['language-agreement', 'one-differs', change('lang="en"', 'lang="en" xml:lang="de"')],
  ['language-agreement', 'conflict', locale('de_DE')],
  ['language-agreement', 'single', locale('English')],
  ['language-agreement', 'undeclared', change('<html lang="en">', '<html>')],
  ['language-agreement', 'unread', cut(BLANK)],

  ['script-plausible', 'pass', evidence()],
  ['script-plausible', 'pass', page(edited('<h1>', `<p lang="ja">${'お茶'.repeat(2000)}</p><h1>`))],
  ['script-plausible', 'mixed', written('ru', 'чай '.repeat(400))],
  ['script-plausible', 'other', change('lang="en"', 'lang="ar"')],
  ['script-plausible', 'other', written('el', 'чай '.repeat(4000))],
  ['script-plausible', 'other-language', change('lang="en"', 'lang="de-AT"')],
  ['script-plausible', 'other-language', change('lang="en"', 'lang="pt"')],
  // What is marked as another language tells nothing of the page's.
  ['script-plausible', 'short', page(edited('lang="en"', 'lang="de"').replace('<body>', '<body><div lang="en">'))],
  ['script-plausible', 'short', page(BLANK)],
  ['script-plausible', 'no-language', change('lang="en"', '')],
  ['script-plausible', 'no-script', change('lang="en"', 'lang="tlh"')],
  ['script-plausible', 'unread', cut(BLANK)],
];
