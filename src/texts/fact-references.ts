/** Facts in strings: `{{fact.id}}`. */
import type { WrittenLocale } from '../site/locales';
import { isFactId } from './facts';
import { factText } from './fact-text';

/** A reference, with the id. */
export const FACT_REFERENCE = /\{\{fact\.([\w-]+)\}\}/g;

/** A text with its facts in words; one that does not exist stays as it is written, and the check of strings stops it. */
export function factsIn(locale: WrittenLocale, text: string): string {
  return text.replace(FACT_REFERENCE, (reference, id: string) => (isFactId(id) ? factText(locale, id) : reference));
}

/** A tree of strings with its facts in words. */
export function withFacts(locale: WrittenLocale, strings: unknown): unknown {
  if (typeof strings === 'string') return factsIn(locale, strings);
  if (typeof strings !== 'object' || strings === null) return strings;
  return Object.fromEntries(
    Object.entries(strings).map(([key, value]) => {
      const text = withFacts(locale, value);
      // What stands in for a value is copied into files, where only ordinary spaces are expected.
      return [key, key === 'placeholder' ? withSpaces(text) : text];
    }),
  );
}

function withSpaces(strings: unknown): unknown {
  if (typeof strings === 'string') return strings.replaceAll('\u00a0', ' ');
  if (typeof strings !== 'object' || strings === null) return strings;
  return Object.fromEntries(Object.entries(strings).map(([key, value]) => [key, withSpaces(value)]));
}
