/** A fact in the words of a language. */
import { localeFacts, writtenLocale, type Locale, type WrittenLocale } from '../site/locales';
import { FACTS, type Fact, type FactId } from './facts';

/** Units of bytes, where a language does not write them as English does. */
const BYTES: Readonly<Partial<Record<WrittenLocale, Readonly<Record<string, string>>>>> = {
  fr: { KB: 'Ko', KiB: 'Kio', MB: 'Mo' },
  ar: { KB: 'كيلوبايت', KiB: 'كيبيبايت', MB: 'ميغابايت' },
};

/** A number and its unit stay on one line. */
const NO_BREAK = '\u00a0';

function textOf(locale: Locale, fact: Fact): string {
  const { intl } = localeFacts(locale);
  const number = (value: number) => new Intl.NumberFormat(intl).format(value);
  switch (fact.kind) {
    case 'number':
      return number(fact.value);
    case 'share':
      // Arabic has marks of direction around it, which digits of its own would need and these do not.
      return new Intl.NumberFormat(intl, { style: 'percent' }).format(fact.perMille / 1000).replaceAll('\u200e', '');
    case 'bytes':
      return `${number(fact.value)}${NO_BREAK}${BYTES[writtenLocale(locale)]?.[fact.unit] ?? fact.unit}`;
    case 'pixels':
      return `${String(fact.width)}${NO_BREAK}×${NO_BREAK}${String(fact.height)}`;
    case 'ratio':
      return number(fact.hundredths / 100) + (writtenLocale(locale) === 'de' ? `${NO_BREAK}:${NO_BREAK}1` : ':1');
    case 'day':
    case 'month': {
      const month: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', timeZone: 'UTC' };
      const fields = fact.kind === 'day' ? { ...month, day: 'numeric' as const } : month;
      return new Intl.DateTimeFormat(intl, fields).format(new Date(fact.day));
    }
    case 'year':
      return fact.day.slice(0, 4);
    case 'typed':
      return String(fact.value);
  }
}

const texts = new Map<string, string>();

/** Numbers as the language writes them; units of bytes and per cent are part of it, words for other things are not. */
export function factText(locale: Locale, id: FactId): string {
  const key = `${locale} ${id}`;
  const text = texts.get(key) ?? textOf(locale, FACTS[id]);
  texts.set(key, text);
  return text;
}
