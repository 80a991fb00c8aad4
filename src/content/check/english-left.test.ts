import { DEFAULT_LOCALE, LOCALES, type WrittenLocale } from '../../site/locales';
import { readStrings } from '../model/strings';

/** Names, which are the same in every language. */
const NAMES = ['Facet', 'HTML', 'JavaScript', 'Open Graph', 'llms.txt', 'noindex', 'robots.txt', 'security.txt'];

/** Texts that are the same in English. Before you add one, make sure that it is a word of that language. */
const ALSO_WORDS_OF: Readonly<Record<WrittenLocale, readonly string[]>> = {
  en: [],
  ar: [],
  de: [
    'Branch {{branch}}',
    'Bytes',
    'Code {{number}}',
    'Code {{number}}: {{title}}',
    'Commit {{commit}}',
    'Cookies',
    'Dimension',
    'Feedback',
    'Feeds',
    'Filter',
    'Icon',
    'Logo',
    'Moderation',
    'Name',
    'Problem',
    'Sitemap',
    'Spam',
    'Text',
    'Version',
  ],
  es: ['Bytes', 'Commit {{commit}}', 'Cookies', 'Editor', 'Roles', 'Sitemap', 'no'],
  fr: [
    'Code {{number}}',
    'Commit {{commit}}',
    'Cookies',
    'Dimension',
    'E-mail',
    'Logo',
    'Machines',
    'Message',
    'Message {{reference}}',
    'Messages',
    'Page',
    'Score',
    'Sections',
    'Sessions',
    'Site',
    'Sitemap',
    'Sites',
    'Version',
    '{{count}} minute',
    '{{count}} minutes',
  ],
  ja: [],
};

/** Every text of a tree of strings, by its key. */
function textsOf(tree: unknown, key = ''): (readonly [key: string, text: string])[] {
  if (typeof tree === 'string') return [[key, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([step, value]) => textsOf(value, `${key}.${step}`));
}

const english = new Map(textsOf(readStrings(process.cwd(), DEFAULT_LOCALE)));

describe.each(LOCALES.filter((locale) => locale !== DEFAULT_LOCALE))('strings in %s', (locale) => {
  const texts = textsOf(readStrings(process.cwd(), locale));
  const known = [...NAMES, ...ALSO_WORDS_OF[locale]];

  it('are not left in English', () => {
    const left = texts.filter(
      ([key, text]) =>
        english.get(key) === text && /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, '')) && !known.includes(text),
    );
    expect(left).toEqual([]);
  });

  it('make use of every exception', () => {
    expect(known.filter((text) => !texts.some(([key, own]) => own === text && english.get(key) === text))).toEqual([]);
  });
});
