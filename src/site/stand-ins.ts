/**
 * English where another language lacks a string, so that a new text needs only one language. That it is English is a
 * string too: the key of the text below `@lang` has its language, `en`.
 */
import { DEFAULT_LOCALE, localeFacts, type Locale } from './locales';

/** Where the languages of stand-ins are: no check, and no group of strings, is named like that. */
const LANGUAGES = '@lang';

/** Key of the language of a text that may be a stand-in. There is no string at that key if the text is not one. */
export const languageKey = (key: string): string => `${LANGUAGES}.${key}`;

type Tree = Readonly<Record<string, unknown>>;

const PLURAL = /^(.+)_(?:zero|one|two|few|many|other)$/;

function treeOf(value: unknown): Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Tree) : {};
}

/** The keys a language asks for in the place of an English one: of a plural text one for each of its categories. */
function askedKeys(key: string, categories: readonly string[]): readonly string[] {
  // Most keys are of no plural, and the pattern would be half of a start's work with strings.
  const [, base] = key.includes('_') ? (PLURAL.exec(key) ?? []) : [];
  return base === undefined ? [key] : categories.map((category) => `${base}_${category}`);
}

/** What of the English texts a tree lacks, as a tree; null if it lacks nothing. */
function lacking(own: Tree, english: Tree, categories: readonly string[]): Tree | null {
  const lacks: [string, unknown][] = [];
  for (const [key, value] of Object.entries(english)) {
    if (typeof value === 'string') {
      const missing = askedKeys(key, categories).filter((asked) => !Object.hasOwn(own, asked));
      for (const asked of missing) lacks.push([asked, english[asked] ?? english[asked.replace(PLURAL, '$1_other')]]);
    } else {
      const below = lacking(treeOf(own[key]), treeOf(value), categories);
      if (below !== null) lacks.push([key, below]);
    }
  }
  return lacks.length === 0 ? null : Object.fromEntries(lacks);
}

function merged(own: Tree, added: Tree): Tree {
  const more = Object.entries(added).map(([key, value]): [string, unknown] => [
    key,
    typeof value === 'string' ? value : merged(treeOf(own[key]), treeOf(value)),
  ]);
  return { ...own, ...Object.fromEntries(more) };
}

function languagesOf(texts: Tree): Tree {
  const of = (value: unknown) => (typeof value === 'string' ? DEFAULT_LOCALE : languagesOf(treeOf(value)));
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, of(value)]));
}

/**
 * A namespace in one language, with English for the texts it lacks.
 *
 * @returns the language's own strings, unchanged, if it lacks none
 */
export function withStandIns(locale: Locale, own: unknown, english: unknown): unknown {
  const { pluralCategories } = new Intl.PluralRules(localeFacts(locale).intl).resolvedOptions();
  const texts = lacking(treeOf(own), treeOf(english), pluralCategories);
  return texts === null ? own : { ...merged(treeOf(own), texts), [LANGUAGES]: languagesOf(texts) };
}

/** Whether a namespace has stand-ins. */
export function hasStandIns(strings: unknown): boolean {
  return LANGUAGES in treeOf(strings);
}
