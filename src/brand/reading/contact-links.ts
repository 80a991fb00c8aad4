/** Links to a privacy policy and to a way of contact. */
import type { Statement } from '../facts/statement';
import type { ContactLinks } from '../facts/trust';
import { plainWords } from '../basics/names';
import { memoize } from '../basics/memoize';
import { hostOf } from '../urls/sites';
import { collapse, isUnspaced, percentDecoded } from '../basics/text';
import { CONTACT_WORDS, type ContactWords } from './contact-words';
import { addressIn, attribute, textOf, tokens, type HtmlElement } from './html';
import { stated, type Reading } from './reading';

type Kind = keyof ContactWords;
const KINDS = ['privacy', 'contact'] as const satisfies readonly Kind[];

/** Longer texts are not what a link is called by, but headlines. */
const TEXT_LIMIT = 80;
const SEGMENT_WORDS = 5;
/** In scripts without spaces, in UTF-16 units without punctuation. */
const UNSPACED_LIMIT = 20;
/** Longer URLs are refused when fetching, so they lead nowhere. */
const URL_LIMIT = 2048;

/** Hosts of a third party’s policy that many pages link to (the notice next to a reCAPTCHA). */
const FOREIGN_HOSTS: readonly string[] = ['policies.google.com'];

/** A word of a phrase; `open` allows any ending. */
interface PhraseWord {
  readonly text: string;
  readonly open: boolean;
}

interface Phrases {
  /** By the first two characters of the first word. */
  readonly spaced: ReadonlyMap<string, readonly (readonly PhraseWord[])[]>;
  readonly unspaced: readonly string[];
  /** Joined words of texts that are nothing else. */
  readonly alone: ReadonlySet<string>;
}

const START = 2;

function compile(kind: Kind): Phrases {
  const spaced = new Map<string, PhraseWord[][]>();
  const unspaced = new Set<string>();
  const alone = new Set<string>();
  for (const phrase of Object.values(CONTACT_WORDS).flatMap((words) => words[kind].split('|'))) {
    if (phrase.startsWith('=')) {
      alone.add(plainWords(phrase).join(' '));
      continue;
    }
    // Punctuation parts words: an open one is compared without its star.
    const words = phrase
      .split(' ')
      .flatMap((part) => plainWords(part.replace('*', '')).map((text) => ({ text, open: part.endsWith('*') })));
    const [first] = words;
    if (first === undefined) throw new Error(`a phrase without words: ${phrase}`);
    if (isUnspaced(first.text.charCodeAt(0))) unspaced.add(words.map(({ text }) => text).join(''));
    else {
      const key = first.text.slice(0, START);
      spaced.set(key, [...(spaced.get(key) ?? []), words]);
    }
  }
  return { spaced, unspaced: [...unspaced], alone };
}

const PHRASES: Readonly<Record<Kind, Phrases>> = { privacy: compile('privacy'), contact: compile('contact') };

function beginsWith(words: readonly string[], at: number, phrase: readonly PhraseWord[]): boolean {
  return phrase.every(({ text, open }, index) => {
    const word = words[at + index];
    return word !== undefined && (open ? word.startsWith(text) : word === text);
  });
}

/** Whether words name a kind of link; with `fromStart` only where they begin by it. */
function name(words: readonly string[], kind: Kind, fromStart: boolean): boolean {
  const { spaced, unspaced } = PHRASES[kind];
  const spacedHit = words.some(
    (word, at) =>
      (at === 0 || !fromStart) &&
      (spaced.get(word.slice(0, START)) ?? []).some((phrase) => beginsWith(words, at, phrase)),
  );
  if (spacedHit) return true;
  const joined = words.join('');
  return joined.length <= UNSPACED_LIMIT && unspaced.some((phrase) => joined.includes(phrase));
}

/** The parts of a URL's path that may say what it leads to. */
function pathSegments(url: Readonly<URL>): readonly string[] {
  if (url.href.length > URL_LIMIT) return [];
  return url.pathname.split('/').filter((segment) => segment !== '' && segment.length <= TEXT_LIMIT * 3);
}

/** The kinds of link that a text names, and those that it may mean if it is a link's whole name. */
function kindsCalled(text: string): { readonly named: readonly Kind[]; readonly alone: readonly Kind[] } {
  const words = plainWords(text);
  const all = words.join(' ');
  return {
    named: KINDS.filter((kind) => name(words, kind, false)),
    alone: KINDS.filter((kind) => PHRASES[kind].alone.has(all)),
  };
}

/** The kinds of link that a part of a path, without its file ending, begins by naming. */
function kindsByPath(segment: string): readonly Kind[] {
  const words = plainWords(percentDecoded(segment).replace(/\.[a-z]{2,5}$/i, ''));
  return words.length > SEGMENT_WORDS ? [] : KINDS.filter((kind) => name(words, kind, true));
}

/** What a link is called: its label, its text, its title. */
function textsOf(link: HtmlElement): readonly string[] {
  return [attribute(link, 'aria-label') ?? '', textOf(link), attribute(link, 'title') ?? '']
    .map(collapse)
    .filter((text) => text !== '' && text.length <= TEXT_LIMIT);
}

/** Reads the first link of each kind. Takes time linear in the page: it stops once both are found. */
export function contactLinks(reading: Reading): ContactLinks {
  const found: Record<Kind, Statement | null> = { privacy: null, contact: null };
  // Links with another name, whose URL alone shows what they are. They count only if no link says it.
  const byPath: Record<Kind, Statement | null> = { privacy: null, contact: null };
  // Those that may be one, and a mailbox, which may be an author's.
  const alone: Record<Kind, Statement | null> = { privacy: null, contact: null };
  let written: Statement | null = null;
  // Many links say the same.
  const calledBy = memoize(kindsCalled);
  const namedBy = memoize(kindsByPath);
  const { document, base, resolve } = reading;
  const keep = (kind: Kind, element: HtmlElement, value: string) => {
    found[kind] ??= stated(reading, element, `link:${kind}`, value);
  };
  for (const tagName of ['link', 'a', 'area']) {
    for (const element of document.all(tagName)) {
      const href = addressIn(element, 'href');
      if (href === '' || href === '#') continue;
      if (tokens(element, 'rel').includes('privacy-policy')) keep('privacy', element, href);
      if (tagName === 'link') continue;
      if (/^(?:mailto|tel):[^?]/i.test(href)) written ??= stated(reading, element, 'link:contact', href);
      const url = resolve(href);
      if (url !== null && FOREIGN_HOSTS.includes(url.hostname) && hostOf(base) !== url.hostname) continue;
      const texts = textsOf(element);
      const kinds = texts.map(calledBy);
      const called = kinds.flatMap(({ named }) => named);
      for (const kind of called) keep(kind, element, texts[0] ?? href);
      for (const kind of kinds.flatMap((one) => one.alone)) {
        alone[kind] ??= stated(reading, element, `link:${kind}`, texts[0] ?? href);
      }
      for (const kind of url === null ? [] : pathSegments(url).flatMap(namedBy)) {
        if (called.includes(kind)) continue;
        byPath[kind] ??= stated(reading, element, `link:${kind}`, texts[0] ?? href);
      }
      if (found.privacy !== null && found.contact !== null) return found;
    }
  }
  return {
    privacy: found.privacy ?? alone.privacy ?? byPath.privacy,
    contact: found.contact ?? alone.contact ?? written ?? byPath.contact,
  };
}
