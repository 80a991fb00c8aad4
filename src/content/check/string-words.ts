/**
 * Words that interface strings do not use, and the ones to use instead: what of the glossary (`docs/words.md`) a program
 * can hold texts against.
 */
import type { WrittenLocale } from '../../site/locales';
import type { Flaw } from '../model/problem';

interface AvoidedWord {
  readonly word: string;
  readonly instead: string;
  /** Applies only if it is the whole text: the name of a dimension, which may be a good word inside a sentence. */
  readonly alone?: true;
  /** Only where the default locale's text says this: elsewhere the word means another thing. */
  readonly of?: RegExp;
}

export const AVOIDED_WORDS: Readonly<Record<WrittenLocale, readonly AvoidedWord[]>> = {
  en: [
    { word: 'repair', instead: 'fix' },
    { word: 'figure', instead: 'score' },
    { word: 'picture', instead: 'image' },
    { word: 'receipt', instead: 'evidence' },
    { word: 'check again', instead: 'measure again' },
    { word: 'assess anew', instead: 'measure again' },
    { word: 'odd one', instead: 'differ' },
    { word: 'letter by letter', instead: 'letter for letter' },
    { word: 'recogniz', instead: 'recognise' },
  ],
  de: [
    { word: 'Zugänglichkeit', instead: 'Barrierefreiheit' },
    { word: 'Maschinen', instead: 'Maschinenlesbarkeit', alone: true },
    { word: 'Dimension', instead: 'Bereich' },
    { word: 'Bewertungsraster', instead: 'Bewertungsmaßstab' },
    { word: 'Bildschirmfoto', instead: 'Screenshot' },
    { word: 'gemessen an', instead: 'gemessen anhand von' },
    { word: 'Arbeitsnachweis', instead: 'Proof of Work' },
  ],
  fr: [
    { word: 'échoué', instead: 'non réussi', of: /\bfail/i },
    { word: 'échec', instead: 'non réussi', of: /\bfail/i },
    { word: 'justificatif', instead: 'preuve' },
    { word: 'Repérabilité', instead: 'Référencement' },
    { word: 'Accès', instead: 'Accessibilité', alone: true },
    { word: 'Machines', instead: 'Lisibilité par les machines', alone: true },
    { word: 'domaine', instead: 'dimension', of: /dimension/i },
    { word: 'domaines', instead: 'dimension', of: /dimension/i },
  ],
  es: [
    { word: 'rúbrica', instead: 'baremo' },
    { word: 'comprobante', instead: 'prueba' },
    { word: 'verificación', instead: 'comprobación', of: /\bchecks?\b/i },
    { word: 'verificaciones', instead: 'comprobación', of: /\bchecks?\b/i },
    { word: 'dimensión', instead: 'área', of: /dimension/i },
    { word: 'dimensiones', instead: 'área', of: /dimension/i },
    { word: 'Acceso', instead: 'Accesibilidad', alone: true },
    { word: 'Visibilidad', instead: 'Visibilidad en buscadores', alone: true },
    { word: 'Máquinas', instead: 'Lectura automática', alone: true },
  ],
  ja: [
    { word: '証拠', instead: '根拠' },
    { word: '転送', instead: 'リダイレクト', of: /redirect|elsewhere/i },
    { word: '回答', instead: '応答', of: /\bresponses?\b/i },
    { word: '見つけやすさ', instead: '検索での見つけやすさ', alone: true },
  ],
  ar: [
    { word: 'مخفق', instead: 'لم يجتز' },
    { word: 'الآلات', instead: 'القراءة الآلية', alone: true },
    { word: 'قابلية العثور', instead: 'الظهور في محركات البحث' },
    { word: 'إتاحة الوصول', instead: 'إمكانية الوصول' },
    { word: 'البرامج النصية', instead: 'JavaScript' },
    { word: 'سلّم التقييم', instead: 'معيار التقييم' },
    { word: 'بُعد', instead: 'المجال', of: /dimension/i },
  ],
};

const PLACEHOLDER = /\{\{[\w.-]+\}\}/g;

/** Scripts that write no space between words, or put other words before and after one without a space. */
const JOINS_WORDS: readonly WrittenLocale[] = ['ja', 'ar'];

interface WordedText {
  readonly locale: WrittenLocale;
  /** Dotted, with the plural's category. */
  readonly key: string;
  readonly text: string;
  /** The default locale's text (for a plural, its most general form); undefined if the default locale lacks the key. */
  readonly source: string | undefined;
}

/** Whether a text says a word: at the beginning of a word, with an ending of up to three letters. */
function says(locale: WrittenLocale, text: string, { word, alone }: AvoidedWord): boolean {
  if (alone) return text.trim() === word;
  if (JOINS_WORDS.includes(locale)) return text.includes(word);
  return new RegExp(`(?<!\\p{L})${word}\\p{L}{0,3}(?!\\p{L})`, 'iu').test(text);
}

/** What a text says that the glossary says otherwise. */
export function wordFlaws({ locale, key, text, source = '' }: WordedText): Flaw[] {
  const own = text.replace(PLACEHOLDER, ' ');
  return AVOIDED_WORDS[locale]
    .filter((avoided) => (avoided.of === undefined || avoided.of.test(source)) && says(locale, own, avoided))
    .map(({ word, instead }) => ({
      message: `The text of "${key}" says "${word}".`,
      fix: `Say "${instead}", as docs/words.md does.`,
    }));
}
