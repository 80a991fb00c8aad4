/** The rules for one text: not empty, placeholders and links as in the default locale, and not left in its language. */
import { DEFAULT_LOCALE, type Locale } from '../../site/locales';
import type { Flaw } from '../model/problem';

/** Texts that are rightly the same in every language, `namespace.key`, each with the reason. */
export const SAME_IN_EVERY_LANGUAGE: Readonly<Record<string, string>> = {
  'report.place.og-site-name': 'Open Graph is the name of the protocol',
};

/** From this many words on, a text equal to the default locale's was forgotten rather than the same by chance. */
const WORDS = 2;

const PLACEHOLDER = /\{\{([\w.-]+)\}\}/g;

/** What `LinkedText` takes for the start and the end of a link. */
const TAG = /<\/?[a-z]+>/g;

interface CheckedText {
  readonly locale: Locale;
  readonly namespace: string;
  /** Dotted, with the plural's category. */
  readonly key: string;
  readonly text: string;
  /** The default locale's text (for a plural, its most general form); undefined if the default locale lacks the key. */
  readonly source: string | undefined;
  /** A form of a plural may say its number in words, or include it although another form does not. */
  readonly plural: boolean;
}

function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))].sort();
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.map((name) => `{{${name}}}`).join(', ');
}

/** The tags of a text, pair by pair. The order of links is each language's own. */
function linksOf(text: string): string {
  const tags = (text.match(TAG) ?? []).join('');
  return (tags.match(/<[a-z]+><\/[a-z]+>|<\/?[a-z]+>/g) ?? []).sort().join(' ');
}

/** What a rule objects to in a text; null if it has no objection. */
export function textFlaw({ locale, namespace, key, text, source, plural }: CheckedText): Flaw | null {
  if (text.trim() === '') return { message: `The text of "${key}" is empty.`, fix: 'Write the text.' };
  if (/[{}]/.test(text.replace(PLACEHOLDER, ''))) {
    return {
      message: `The text of "${key}" has a brace that belongs to no placeholder.`,
      fix: 'Write a placeholder as {{name}}, without spaces; text has no braces.',
    };
  }
  if (source === undefined) return null;
  const counted = (names: readonly string[]) => (plural ? names.filter((name) => name !== 'count') : names);
  const [found, wanted] = [counted(placeholdersOf(text)), counted(placeholdersOf(source))];
  if (found.join() !== wanted.join()) {
    return {
      message: `The placeholders of "${key}" are ${listed(found)}, in the default locale ${listed(wanted)}.`,
      fix: 'Use the same ones, in any order: only they are filled in.',
    };
  }
  const [links, wantedLinks] = [linksOf(text), linksOf(source)];
  if (links !== wantedLinks) {
    return {
      message: `The links of "${key}" are ${links || 'none'}, in the default locale ${wantedLinks || 'none'}.`,
      fix: 'Put the same tags around the words that are the link, one pair after the other: <name>words</name>.',
    };
  }
  const words = source.replace(PLACEHOLDER, '').match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  const isLeft = locale !== DEFAULT_LOCALE && text === source && words.length >= WORDS;
  if (!isLeft || Object.hasOwn(SAME_IN_EVERY_LANGUAGE, `${namespace}.${key}`)) return null;
  return {
    message: `The text of "${key}" is that of the default locale.`,
    fix:
      'Translate it. If it is the same in every language, as a name is, list it with the reason in ' +
      'SAME_IN_EVERY_LANGUAGE (src/content/check/string-texts.ts).',
  };
}
