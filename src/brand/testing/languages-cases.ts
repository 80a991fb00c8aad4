/** Facts of Languages that no site in the checks’ `cases.ts` states: limits, and details of verdicts. */
import type { AlternateFacts, AlternateStatement } from '../facts/languages';
import type { Case } from './cases';
import { GOOD, PARTIAL, UNREAD } from './facts';
import { HOME, link, property, said } from './statements';

const version = (code: string, address = `${HOME}${code}/`, url: string | null = address): AlternateStatement => ({
  ...link(address, 'link:alternate', url),
  code,
});
const versions = (...codes: readonly string[]) => ({ alternates: codes.map((code) => version(code)) });
const alternate = (patch: Partial<AlternateFacts>) => ({ alternate: { ...GOOD.alternate, ...patch } });
const stated = (language: string | null, locale: string | null, ...inLanguage: readonly string[]) => ({
  language: language === null ? null : said(language, 'html:lang'),
  openGraph: locale === null ? GOOD.openGraph : [...GOOD.openGraph, property('og:locale', locale)],
  inLanguage: inLanguage.map((one) => said(one, 'jsonld:WebPage.inLanguage')),
});
const written = (language: string, counts: Readonly<Record<string, number>>) => ({
  language: said(language, 'html:lang'),
  textScripts: { letters: Object.values(counts).reduce((sum, count) => sum + count, 0), counts },
});

export const LANGUAGES_CASES: readonly Case[] = [
  ['hreflang-valid', 'pass', {}, { count: 3 }],
  ['hreflang-valid', 'pass', versions('zh-Hant', 'zh-hans-tw', 'EN-gb', 'X-Default')],
  ['hreflang-valid', 'most', versions('en', 'de', 'fr', 'es', 'jp'), { count: 1, total: 5, examples: 'jp → ja' }],
  ['hreflang-valid', 'many', versions('en', 'de', 'en-UK'), { examples: 'en-UK → en-GB' }],
  ['hreflang-valid', 'many', versions('en-EU'), { examples: 'en-EU' }],
  ['hreflang-valid', 'many', versions('en_US', 'es-419', 'fil', 'iw'), { examples: 'en_US → en-US, es-419, fil' }],
  ['hreflang-valid', 'many', { alternates: [version('de', '/de/', `${HOME}de/`)] }, { examples: 'de: /de/' }],
  ['hreflang-valid', 'many', { alternates: [version('de', '', null)] }],
  ['hreflang-valid', 'many', { alternates: [version('', HOME)] }],
  ['hreflang-valid', 'unread', UNREAD],
  ['hreflang-valid', 'pass', { alternates: [version('de', 'HTTP://northwind.example/de/')] }],
  ['hreflang-valid', 'many', { alternates: [version('de', '?https://', `${HOME}?https://`)] }],
  ['hreflang-valid', 'many', { alternates: [version('de', 'https://', null)] }],
  ['hreflang-valid', 'many', versions('en', 'de', 'fr', 'jp'), { count: 1, total: 4 }],
  [
    'hreflang-self-default',
    'pass',
    {
      alternates: [version('en', `${HOME}en/`), version('x-default')],
      canonicals: [link(`${HOME}en/`, 'link:canonical')],
    },
  ],
  ['hreflang-self-default', 'no-default', { alternates: [version('en', HOME), version('de')] }],
  ['hreflang-self-default', 'no-self', versions('de', 'x-default')],
  ['hreflang-self-default', 'pass', { alternates: [version('x-default', HOME)] }],
  ['hreflang-self-default', 'none', { alternates: [] }],
  ['hreflang-self-default', 'none', { alternates: [version('en', HOME)] }],
  ['hreflang-self-default', 'unread', { ...PARTIAL, alternates: [version('en', HOME)] }],
  ['hreflang-self-default', 'unread', UNREAD],
  ['hreflang-self-default', 'pass', { canonicals: [] }],
  ['hreflang-self-default', 'pass', { canonicals: [link('data:,', 'link:canonical', null)] }],
  [
    'hreflang-self-default',
    'pass',
    { alternates: [version('en', HOME), version('fr', '', null), version('X-Default')] },
  ],
  [
    'hreflang-self-default',
    'pass',
    {
      alternates: [
        version('x-default', HOME),
        version('en', `${HOME}#en`),
        version('fr', `${HOME}#fr`),
        version('x-default', `${HOME}all/`),
      ],
    },
    {},
    [`link:alternate: ${HOME}#en`, `link:alternate: ${HOME}`],
  ],
  // Nobody knows where a page is that was pasted.
  ['hreflang-self-default', 'out-of-scope', { scope: 'page', target: { ...GOOD.target, address: '' }, canonicals: [] }],

  ['hreflang-return', 'pass', {}, { url: `${HOME}de/` }],
  ['hreflang-return', 'unlinked', alternate({ state: 'unlinked' }), { url: `${HOME}de/` }],
  ['hreflang-return', 'missing', alternate({ state: 'missing', status: 404 }), { url: `${HOME}de/` }],
  ['hreflang-return', 'none', alternate({ state: 'none', url: null, where: null })],
  ['hreflang-return', 'unread', { ...PARTIAL, ...alternate({ state: 'none', url: null, where: null }) }],
  ['hreflang-return', 'unread', UNREAD],
  ['hreflang-return', 'missing', alternate({ state: 'missing', status: 404 }), { status: 404 }],
  ['hreflang-return', 'unread', alternate({ url: null })],

  ['language-agreement', 'pass', stated('en', 'en_GB', 'en-US'), { count: 3, language: 'en' }],
  ['language-agreement', 'pass', stated('nb', 'no_NO')],
  ['language-agreement', 'pass', stated('zh', 'zh_TW')],
  ['language-agreement', 'pass', stated('de', null, 'en', 'de')],
  ['language-agreement', 'pass', stated('EN_us', 'en_GB')],
  ['language-agreement', 'one-differs', stated('de', 'en_US', 'de-DE'), { other: 'en_US', source: 'meta:og:locale' }],
  ['language-agreement', 'conflict', stated('de', 'en_US')],
  ['language-agreement', 'conflict', stated('zh-CN', 'zh_TW')],
  ['language-agreement', 'conflict', stated('de', 'en_US', 'fr')],
  ['language-agreement', 'conflict', { ...stated('fr-CA', null), otherLanguage: said('en-CA', 'html:xml:lang') }],
  ['language-agreement', 'single', { ...stated('en-GB', null), otherLanguage: said('en-US', 'html:xml:lang') }],
  ['language-agreement', 'single', stated('de', null)],
  ['language-agreement', 'undeclared', stated(null, null)],
  ['language-agreement', 'single', stated('de', null, 'English')],
  ['language-agreement', 'unread', { ...PARTIAL, ...stated('de', null) }],
  ['language-agreement', 'unread', { ...PARTIAL, ...stated('de', 'en_US') }],
  ['language-agreement', 'unread', UNREAD],
  ['language-agreement', 'pass', stated('zh-CN', 'zh_TW', 'zh')],
  ['language-agreement', 'pass', stated('EN_us', 'en_GB'), { language: 'EN_us' }],
  ['language-agreement', 'conflict', stated('de', 'zh')],
  ['language-agreement', 'conflict', stated('de', 'en_US', 'fr'), { other: 'en_US' }],
  [
    'language-agreement',
    'one-differs',
    stated('de', 'en_US', 'en'),
    { language: 'en_US', other: 'de', source: 'html:lang' },
    ['!html:lang: de', 'meta:og:locale: en_US', 'jsonld:WebPage.inLanguage: en'],
  ],
  ['language-agreement', 'one-differs', { ...PARTIAL, ...stated('de', 'en_US', 'de') }],
  // Two of four are no majority.
  ['language-agreement', 'conflict', { ...stated('de', 'en_US', 'fr'), otherLanguage: said('fr', 'html:xml:lang') }],

  ['script-plausible', 'pass', {}, { script: 'Latn', percent: 100 }],
  ['script-plausible', 'pass', written('ja', { Hani: 100, Hira: 80, Kana: 40, Latn: 50 }), { percent: 81 }],
  ['script-plausible', 'pass', written('zh-Hant', { Hani: 300 })],
  ['script-plausible', 'pass', written('sr', { Latn: 300 })],
  ['script-plausible', 'pass', written('sr-Latn', { Latn: 300 })],
  ['script-plausible', 'mixed', written('ar', { Arab: 150, Latn: 150 }), { percent: 50 }],
  ['script-plausible', 'pass', written('ar', { Arab: 240, Latn: 60 }), { percent: 80 }],
  ['script-plausible', 'mixed', written('ar', { Arab: 239, Latn: 61 }), { percent: 79 }],
  ['script-plausible', 'other', written('ar', { Arab: 149, Latn: 151 }), { percent: 49 }],
  ['script-plausible', 'other', written('en', { Hani: 300 }), { percent: 0, script: 'Hani' }],
  ['script-plausible', 'other', written('ja', { Hani: 300 })],
  ['script-plausible', 'other', written('ko', { Hani: 200, Latn: 100 })],
  ['script-plausible', 'other', written('sr-Cyrl', { Latn: 300 })],
  ['script-plausible', 'other-language', { otherTextLanguage: 'de' }, { language: 'en', other: 'de' }],
  // The script alone says enough.
  ['script-plausible', 'other', { ...written('en', { Cyrl: 300 }), otherTextLanguage: 'ru' }],
  ['script-plausible', 'pass', { ...PARTIAL, ...written('en', { Latn: 300 }), otherTextLanguage: 'de' }],
  ['script-plausible', 'short', written('en', { Latn: 199 }), { count: 199 }],
  ['script-plausible', 'no-language', written('english', { Latn: 300 })],
  ['script-plausible', 'no-script', written('und', { Latn: 300 })],
  ['script-plausible', 'unread', { ...PARTIAL, ...written('en', { Latn: 10 }) }],
  ['script-plausible', 'unread', { ...PARTIAL, language: null }],
  ['script-plausible', 'unread', { ...UNREAD, textScripts: null }],
  ['script-plausible', 'pass', written('en', { Latn: 200 })],
  ['script-plausible', 'pass', written('ja', { Hani: 200, Kana: 60 })],
  ['script-plausible', 'pass', written('ja', { Hani: 200, Hira: 60 })],
  ['script-plausible', 'mixed', written('ja', { Hani: 199, Hira: 40, Latn: 61 }), { percent: 79 }],
  [
    'script-plausible',
    'pass',
    written('en', { Latn: 300, Grek: 7, Cyrl: 6, Arab: 5, Hebr: 4, Thai: 3, Hang: 2 }),
    {},
    ['html:lang: en', 'body: Latn 300, Grek 7, Cyrl 6, Arab 5, Hebr 4, Thai 3'],
  ],
  ['script-plausible', 'unread', { textScripts: null }],
  ['script-plausible', 'no-language', written('english', { Latn: 300 }), {}, ['!html:lang: english']],
];
