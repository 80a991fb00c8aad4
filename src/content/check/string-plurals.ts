/** Plurals in i18next's JSON v4: a key for each category of the language, `minutes_one`, `minutes_other`. */
import type { Locale } from '../../site/locales';

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const satisfies readonly Intl.LDMLPluralRule[];
const SUFFIX = new RegExp(`^(.+)_(${CATEGORIES.join('|')})$`);

export interface PluralKey {
  /** The key that sources ask for. */
  readonly base: string;
  /** CLDR's category; null if the key is not a plural. */
  readonly category: Intl.LDMLPluralRule | null;
}

/** Takes the category off a key. */
export function splitPlural(key: string): PluralKey {
  const [, base, category] = SUFFIX.exec(key) ?? [];
  return base === undefined ? { base: key, category: null } : { base, category: category as Intl.LDMLPluralRule };
}

/** Numbers a reader meets, and the one from which on French and Spanish count in another way. */
const NUMBERS = [...Array.from({ length: 200 }, (_, number) => number), 1_000_000];

/** The categories of a locale for counting (CLDR's cardinal rules), each with up to three numbers it is used for. */
export function pluralCategories(locale: Locale): ReadonlyMap<Intl.LDMLPluralRule, readonly number[]> {
  const rules = new Intl.PluralRules(locale);
  const { pluralCategories: distinguished } = rules.resolvedOptions();
  // Versions of Node list them in different orders.
  const examples = new Map<Intl.LDMLPluralRule, number[]>(
    CATEGORIES.filter((category) => distinguished.includes(category)).map((category) => [category, []]),
  );
  for (const number of NUMBERS) {
    const found = examples.get(rules.select(number));
    if (found && found.length < 3) found.push(number);
  }
  return examples;
}
