import { stringsInstance } from '../strings-instance';
import { stringsOf } from './shown';
import type { Locale } from '../../site/locales';

export type Params = Readonly<Record<string, unknown>>;
type Text = (key: string, params?: Params) => string;

/** The texts of a namespace in an instance, by keys that no type knows. */
export const textsOf = (i18n: ReturnType<typeof stringsInstance>, locale: string, namespace: string): Text =>
  i18n.getFixedT(locale, namespace);

const keysOf = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, below]) => keysOf(below, path === '' ? key : `${path}.${key}`))
    : [path.replace(/_(zero|one|two|few|many|other)$/, '')];

/** A text of a locale, with parameters that fill it: for a text with a count, one set for each of several counts. */
interface SomeText {
  readonly namespace: string;
  readonly key: string;
  /** Sets of parameters, in which every placeholder has the value. */
  readonly filled: (value: string | number) => Params;
  readonly counted: readonly Params[];
}

/** Every string of a locale, once for all its plural forms. */
export function everyText(locale: Locale): readonly SomeText[] {
  const strings = stringsOf(locale);
  const i18n = stringsInstance({ [locale]: strings });
  return Object.keys(strings).flatMap((namespace) => {
    const keys = keysOf(strings[namespace], '');
    // Those with a text for each plural category are listed once for each.
    const plural = new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
    return [...new Set(keys)].map((key) => {
      const text = textsOf(i18n, locale, namespace)(key, { skipInterpolation: true, count: 3 });
      const names: readonly string[] = text.match(/(?<=\{\{)\w+/g) ?? [];
      const filled = (value: string | number) => Object.fromEntries(names.map((name) => [name, value]));
      const counts = plural.has(key) || names.includes('count') ? [0, 1, 2, 3, 11, 100, 1.5, 1_000_000] : [3];
      return { namespace, key, filled, counted: counts.map((count) => ({ ...filled('x'), count })) };
    });
  });
}
