import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../site/locales';
import { readStrings } from './strings';

/** Dotted key → text, for every namespace of a locale. */
function flatten(locale: Locale): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') texts.set(path, value);
    else for (const [key, child] of Object.entries(value as object)) walk(child, `${path}.${key}`);
  };
  for (const [namespace, value] of Object.entries(readStrings(process.cwd(), locale))) walk(value, namespace);
  return texts;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

const placeholders = (text: string): string[] => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).sort();

const source = flatten(DEFAULT_LOCALE);
const plurals = new Set([...source.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')));

describe.each(LOCALES)('strings of %s', (locale) => {
  const texts = flatten(locale);

  it('has every key of the default locale, with the plural categories of its language, and no other', () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const expected = [...source.keys()]
      .filter((key) => !PLURAL.test(key))
      .concat([...plurals].flatMap((base) => categories.map((category) => `${base}_${category}`)));
    expect([...texts.keys()].sort()).toEqual(expected.sort());
  });

  it('has no empty text, and the placeholders of the default locale', () => {
    const wrong = [...texts].filter(([key, text]) => {
      if (text.trim() === '') return true;
      const base = source.get(key) ?? source.get(key.replace(PLURAL, '_other')) ?? '';
      const [found, wanted] = [placeholders(text), placeholders(base)];
      // A plural form may say its number in words.
      const optional = PLURAL.test(key) ? ['count'] : [];
      return (
        found.some((name) => !wanted.includes(name)) || wanted.some((name) => !found.includes(name) && !optional.includes(name))
      );
    });
    expect(wrong).toEqual([]);
  });
});
