/**
 * Parts of a name that the brand leaves out elsewhere: legal form, article, edition, domain. A name is never shortened
 * to compare it with itself: what is left without such a part is looked at beside the whole.
 */
import { fold, nameWords } from '../basics/names';
import { rememberingFew } from '../basics/memoize';
import { withoutTrailing } from '../basics/text';
import { plainWord } from './spelling';
import { ARTICLES, ATTACHED_ARTICLES } from './tables/articles';
import { ATTACHED_EDITIONS, EDITION_NOUNS, EDITION_WORDS, EDITIONS } from './tables/editions';
import {
  ATTACHED_FORMS,
  FORM_WORDS,
  FORMS_BEFORE,
  FORMS_BEHIND,
  WEAK_FORMS,
  WORDS_AS_FORMS,
} from './tables/legal-forms';

/** A word as written, and as forms are listed: in lower case, without dots. */
interface Token {
  readonly text: string;
  readonly form: string;
}

/** Quotes and brackets go: forms are written before, in and after them. */
const AROUND = /[\t\n\r ,;"“”„«»‘()[\]（）「」『』\u00a0\u3000]+/;

const CONJUNCTION = /^(?:&|\+|and|und|et|y|e|и|енд)$/;

function tokensOf(text: string): readonly Token[] {
  return text
    .split(AROUND)
    .filter((word) => word !== '')
    .map((word) => {
      const form = fold(word).replace(/[.。״"׳']/g, '');
      return { text: word, form: CONJUNCTION.test(form) ? '&' : form };
    });
}

function joined(tokens: readonly Token[]): string {
  return tokens.map(({ form }) => form).join(' ');
}

/** Whether words that are not abbreviations are written as one: `Spa`, `As`. */
function isPlainWord({ text }: Token): boolean {
  return /^[A-Z]?[a-z]+$/.test(text) && WORDS_AS_FORMS.has(text.toLowerCase());
}

interface Stripped {
  /** What is left of the name. */
  readonly rest: string;
  /** The forms taken off, in lower case. */
  readonly forms: readonly string[];
}

/** The tokens without one legal form at their end, and that form; null if they end in no legal form. */
function lessBehind(tokens: readonly Token[]): readonly [Token[], string] | null {
  for (let length = Math.min(FORM_WORDS, tokens.length - 1); length > 0; length--) {
    const tail = tokens.slice(-length);
    const form = joined(tail);
    const isForm =
      (FORMS_BEHIND.has(form) && !(length === 1 && tail.some(isPlainWord))) ||
      // “& Co.” are partners, who belong to the name.
      (WEAK_FORMS.has(form) && tokens.length - length > 1 && tokens.at(-length - 1)?.form !== '&');
    if (isForm) return [tokens.slice(0, -length), form];
  }
  return null;
}

function lessBefore(tokens: readonly Token[]): readonly [Token[], string] | null {
  for (let length = Math.min(FORM_WORDS, tokens.length - 1); length > 0; length--) {
    const head = tokens.slice(0, length);
    const form = joined(head);
    if (FORMS_BEFORE.has(form) && !(length === 1 && head.some(isPlainWord))) return [tokens.slice(length), form];
  }
  return null;
}

/** A name without its legal forms; null if it has none. */
export const withoutLegalForm = rememberingFew((name): Stripped | null => {
  const forms: string[] = [];
  let attached = name.normalize('NFKC').trim();
  for (const form of ATTACHED_FORMS) {
    if (attached.length > form.length && attached.startsWith(form)) {
      attached = attached.slice(form.length).trim();
      forms.push(form);
    }
    if (attached.length > form.length && attached.endsWith(form)) {
      attached = attached.slice(0, -form.length).trim();
      forms.push(form);
    }
  }
  let tokens = tokensOf(attached);
  for (let less = lessBehind(tokens); less !== null; less = lessBehind(tokens)) {
    tokens = less[0];
    forms.push(less[1]);
  }
  const before = lessBefore(tokens);
  if (before !== null) {
    tokens = before[0];
    forms.push(before[1]);
  }
  return forms.length === 0 ? null : { rest: tokens.map(({ text }) => text).join(' '), forms };
});

/** A name without the article before it; null if it has none. */
export function withoutArticle(name: string): string | null {
  const [first = '', ...rest] = name.trim().split(/[ \u00a0'’]+/);
  if (rest.length > 0 && ARTICLES.has(plainWord(fold(first)))) return rest.join(' ');
  const attached = ATTACHED_ARTICLES.find((article) => name.startsWith(article) && name.length > article.length + 2);
  return attached === undefined ? null : name.slice(attached.length);
}

/** A name without the country, city or region of its edition; null if it names none. */
export function withoutEdition(name: string): string | null {
  const attached = name.normalize('NFKC').trim();
  for (const edition of ATTACHED_EDITIONS) {
    if (attached.length < edition.length + 2) continue;
    if (attached.startsWith(edition)) return attached.slice(edition.length);
    if (attached.endsWith(edition)) return attached.slice(0, -edition.length);
  }
  let words = nameWords(name).map(plainWord);
  const noun = words.at(-1);
  if (words.length > 2 && noun !== undefined && EDITION_NOUNS.has(noun)) words = words.slice(0, -1);
  for (let length = Math.min(EDITION_WORDS, words.length - 1); length > 0; length--) {
    if (EDITIONS.has(words.slice(-length).join(' '))) return words.slice(0, -length).join(' ');
    if (EDITIONS.has(words.slice(0, length).join(' '))) return words.slice(length).join(' ');
  }
  return null;
}

/** Domains end in two letters or more; the suffixes of Cyrillic sites are also Cyrillic. */
const SUFFIX = /^(?:[a-z]{2,12}|ру|рф|укр|бел|срб|қаз)$/i;

/** Second-level labels of registries, which belong to the suffix. */
export const REGISTRIES = new Set('co com org net ac gov edu or ne go gob gouv'.split(' '));

/** Endings that are not a domain's: `Inc.` and `Jr.` end in their dot, `Node.js` is a file's. */
const NO_SUFFIX = new Set('js ts py inc ltd corp co llc jr sr dr st'.split(' '));

interface DomainForm {
  readonly rest: string;
  /** With Cyrillic `ру` as `ru`. */
  readonly suffix: string;
}

/** A name without its domain's suffix; null if it has none. */
export function withoutDomain(name: string): DomainForm | null {
  const labels = withoutTrailing(name.trim(), '!?').split('.');
  const last = labels.pop() ?? '';
  if (labels.length === 0 || !SUFFIX.test(last) || NO_SUFFIX.has(last.toLowerCase())) return null;
  const second =
    labels.length > 1 && REGISTRIES.has(labels.at(-1)?.toLowerCase() ?? '') ? `${labels.pop() ?? ''}.` : '';
  if (labels[0]?.toLowerCase() === 'www') labels.shift();
  const rest = labels.join('.');
  if (/[/:@]/.test(rest) || nameWords(rest).length === 0 || rest.endsWith(' ')) return null;
  return { rest, suffix: (second + last).toLowerCase().replace('ру', 'ru').replace('рф', 'ru') };
}

/** Whether a text is an address instead of a name: with scheme, or with a path after its host. */
export function isAddress(text: string): boolean {
  return (
    /^(?:[a-z]{2,12}:)?\/\/\S+$/i.test(text.trim()) || /^(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,12}\/\S*$/i.test(text.trim())
  );
}
