import { DEFAULT_LOCALE, LOCALES, type WrittenLocale } from '../../site/locales';
import { readStrings } from '../model/strings';

/** Names, which are the same in every language. */
const NAMES = ['Facet', 'HTML', 'JavaScript', 'Open Graph', 'llms.txt', 'noindex', 'robots.txt', 'security.txt'];

/** Texts that are the same in English. Before you add one, make sure that it is a word of that language. */
const ALSO_WORDS_OF: Readonly<Record<WrittenLocale, readonly string[]>> = {
  en: [],
  ar: ['facet: {{problem}}'],
  de: [
    'API',
    'Badge',
    'Branch {{branch}}',
    'Bytes',
    'Code',
    'Code {{number}}',
    'Code {{number}}: {{title}}',
    'Commit {{commit}}',
    'Cookies',
    'Hosting',
    'Feeds',
    'Filter',
    'Icon',
    'Logo',
    'Moderation',
    'Name',
    'Problem',
    'Screenshot',
    'Sitemap',
    'Spam',
    'Status',
    'Text',
    'Version',
    'facet: {{problem}}',
    '{{requests}} in {{window}}',
  ],
  es: [
    'API',
    'Bytes',
    'Commit {{commit}}',
    'Cookies',
    'Editor',
    'General',
    'Roles',
    'Sitemap',
    'facet: {{problem}}',
    'no',
  ],
  fr: [
    'points',
    '+{{points}} points',
    'six',
    'API',
    'Badge',
    'Code',
    'Code {{number}}',
    'Commit {{commit}}',
    'Contact',
    'Cookies',
    'Description',
    'Dimension',
    'E-mail',
    'Effort',
    'Guide',
    'Image',
    'Logo',
    'Message',
    'Message {{reference}}',
    'Messages',
    'Page',
    'Points',
    'Score',
    'Sections',
    'Sessions',
    'Site',
    'Sitemap',
    'Sites',
    'Source',
    'Version',
    'dimension=score',
    'format',
    'score',
    '{{count}} minute',
    '{{count}} minutes',
  ],
  ja: ['API'],
};

/** Every text of a tree of strings, by its key. */
function textsOf(tree: unknown, key = ''): (readonly [key: string, text: string])[] {
  if (typeof tree === 'string') return [[key, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([step, value]) => textsOf(value, `${key}.${step}`));
}

const english = new Map(textsOf(readStrings(process.cwd(), DEFAULT_LOCALE)));

/** The words of a text but names, of files too: what is in lower case, and the first. */
function wordsOf(text: string): string[] {
  const words = text.replace(/\{\{.*?\}\}|[\w-]+\.\w+/g, '').match(/\p{L}[\p{L}\p{N}-]*/gu) ?? [];
  return words.filter((word, index) => index === 0 || word === word.toLowerCase()).map((word) => word.toLowerCase());
}

const englishWords = new Set([...english.values()].flatMap(wordsOf));

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

  it('are not English in other words', () => {
    const uses = new Map<string, number>();
    for (const [, text] of texts) for (const word of new Set(wordsOf(text))) uses.set(word, (uses.get(word) ?? 0) + 1);
    const left = texts.filter(([, text]) => {
      const words = wordsOf(text);
      const inEnglish = words.filter((word) => englishWords.has(word));
      // Languages share some words; an English sentence has several that nothing else in this language says.
      const nowhereElse = inEnglish.filter((word) => uses.get(word) === 1);
      return words.length > 2 && inEnglish.length > words.length * 0.6 && nowhereElse.length > words.length * 0.3;
    });
    expect(left).toEqual([]);
  });

  it('make use of every exception', () => {
    expect(known.filter((text) => !texts.some(([key, own]) => own === text && english.get(key) === text))).toEqual([]);
  });
});
