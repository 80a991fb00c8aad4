/**
 * How far a name goes in what states it: without the slogan beside it, and not without the words that belong to it. What
 * other places say by themselves decides, and the host.
 */
import type { Candidate, Stated } from './candidates';
import { cleaned, isGeneric, withoutFrame } from './cleaned';
import { fitsHost, isHostOf } from './host';
import { isMarkedHeading, titleSegments, visiblePieces } from './pieces';
import { bareName, relationOf, sameKey } from './relation';
import { isOneName } from './relations';
import { segmentsOf } from './segments';
import { slotsOf } from './slot';
import { plainNameWords } from './spelling';

/** What a place says, with the kind of place it is. */
interface Said {
  readonly kind: string;
  readonly text: string;
}

/** A name's longest form, in words. */
const NAME_WORDS = 8;

/** Fewest words of a slogan that is written onto a name. */
const SLOGAN_WORDS = 3;

function isOne(a: string, b: string): boolean {
  return isOneName(relationOf(a, b));
}

/** Whether a longer name begins with a shorter one's words. */
function begins(short: string, long: string): boolean {
  const [part, words] = [plainNameWords(short), plainNameWords(long)];
  return part.length > 0 && part.length < words.length && part.every((word, at) => word === words[at]);
}

/** What the site says of itself piece by piece: marks, the end of the title, copyright lines, feeds, names for machines. */
function saidOf(stated: Stated): readonly (Said & { readonly whole: string })[] {
  const end = titleSegments(stated).at(-1);
  const slots = slotsOf(stated).filter(({ kind, value }) => kind === 'title' && value === end);
  const seen = visiblePieces(stated).filter(
    ({ kind, statement }) =>
      kind === 'logo' || kind === 'copyright' || (kind === 'heading' && isMarkedHeading(statement)),
  );
  return [
    ...seen.map(({ kind, text, statement }) => ({ kind, text: withoutFrame(text), whole: statement.value })),
    ...slots.map(({ kind, value, statement }) => ({ kind, text: withoutFrame(value), whole: statement.value })),
    ...(stated.feeds ?? []).map((text) => ({ kind: 'feed', text, whole: text })),
    ...stated.names.map(({ kind, value }) => ({ kind, text: cleaned(value), whole: value })),
  ];
}

/** The part before a sign that the host is written as, where a slogan is written onto it: *Northwind News-The news of the sea*. */
function beforeSlogan(name: string, labels: readonly string[]): string {
  for (const { index } of name.matchAll(/[-–—:|,]/g)) {
    const [part, rest] = [name.slice(0, index).trim(), name.slice(index + 1)];
    if (plainNameWords(rest).length >= SLOGAN_WORDS && isHostOf(part, labels)) return part;
  }
  return name;
}

/** A name without the slogan next to it: the one of its parts that another source says, or that matches the host. */
function withoutSlogan(name: string, said: readonly (Said & { readonly whole: string })[], labels: readonly string[]) {
  const parts = segmentsOf(name).map(cleaned);
  if (parts.length < 2) return beforeSlogan(name, labels);
  const key = sameKey(name);
  const others = said.filter(({ whole }) => !sameKey(whole).includes(key));
  // A copyright line may name the company behind a site, and what an acronym stands for.
  const isLong = (part: string) => parts.some((other) => relationOf(bareName(part), other) === 'acronym');
  const isSaid = (part: string) =>
    !isGeneric(part) && others.some(({ kind, text }) => (kind !== 'copyright' || isLong(part)) && isOne(part, text));
  const fits = [isSaid, (part: string) => isHostOf(part, labels), (part: string) => fitsHost(part, labels)];
  for (const one of fits) {
    const [found, ...more] = parts.filter(one);
    if (found !== undefined && more.length === 0) return found;
  }
  return name;
}

/** A name at the start of what only machines are told, if people can read it and another source says it. */
function asSeen(name: string, said: readonly Said[], candidates: readonly Candidate[]): string {
  const isSeen = ({ kind }: Said) => ['title', 'logo', 'heading', 'copyright', 'feed'].includes(kind);
  if (said.some((one) => isSeen(one) && isOne(one.text, name))) return name;
  const kinds = (short: string) => new Set(said.filter(({ text }) => isOne(text, short)).map(({ kind }) => kind));
  const shorter = candidates.map(({ value }) => cleaned(value)).filter((value) => begins(value, name));
  return (
    shorter.find((short) => kinds(short).size > 1 && said.some((one) => isSeen(one) && isOne(one.text, short))) ?? name
  );
}

/**
 * A name with the words that belong to it. If no source uses the name on its own, it is part of how the title ends or
 * of what marks say. A single word is part of what two kinds of sources say.
 */
function completed(name: string, said: readonly Said[]): string {
  // A domain is a name as it is.
  if (name.includes('.')) return name;
  const isWhole = said.some(({ text }) => isOne(text, name));
  const longer = said.filter(({ text }) => {
    const words = plainNameWords(text);
    return begins(name, text) && !isOne(name, text) && words.length <= NAME_WORDS && !words.includes('logo');
  });
  const kindsOf = (text: string) => new Set(longer.filter((one) => isOne(one.text, text)).map(({ kind }) => kind)).size;
  const [first] = longer.toSorted((a, b) => kindsOf(b.text) - kindsOf(a.text));
  if (first === undefined) return name;
  const isEnough = isWhole ? plainNameWords(name).length === 1 && kindsOf(first.text) > 1 : true;
  return isEnough && segmentsOf(first.text).length === 1 ? first.text : name;
}

/** The name as far as it goes. */
export function extentOf(name: string, stated: Stated, candidates: readonly Candidate[]): string {
  const said = saidOf(stated);
  const cut = asSeen(withoutSlogan(name, said, stated.labels), said, candidates);
  return cut === name ? completed(name, said) : cut;
}
