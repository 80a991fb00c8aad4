/** Slips of the brand's name in what people see. */
import { memoize } from '../basics/memoize';
import { isUnspaced } from '../basics/text';
import type { Candidate, Stated } from './candidates';
import { editsBetween } from './distance';
import { findName, withoutFrame } from './find';
import { misspeltLabel, withHostNumber } from './label-slips';
import { previewSegments, titleSegments, visiblePieces, type Piece } from './pieces';
import type { PlacedName } from './places';
import { bareName, relationOf, sameKey } from './relation';
import { isOneName } from './relations';
import { slipOfAny } from './slips';

/** The pieces of marks that are not sources of the name. */
export function otherPieces({ otherMarks }: Stated): readonly Piece[] {
  return visiblePieces({ titles: [], heading: null, logos: otherMarks, copyrights: [] }).map((piece) =>
    piece.statement.where.source === 'h1' ? { ...piece, kind: 'heading' } : piece,
  );
}

/** The pieces of the title for link previews where it does not say one of the names. */
function previewPieces(stated: Stated, names: readonly string[]): readonly Piece[] {
  const { preview } = stated;
  if (preview === null || findName(preview.value, names) !== null) return [];
  return previewSegments(stated).map((text) => ({ kind: 'og-title' as const, text, statement: preview }));
}

/** Fewest characters of which one is mistyped. */
const SHORT_SLIP = 3;

/** Whether two short names differ by one character changed, or two swapped, and by no number. */
function areShortSlips(a: string, b: string): boolean {
  const [one, other] = [sameKey(a), sameKey(b)];
  const isLongEnough = one.length === other.length && one.length >= SHORT_SLIP;
  return isLongEnough && !/[0-9]/.test(one + other) && editsBetween(one, other, 1) === 1;
}

/**
 * Slips of a name too short for one to show alone, where two other places say the name: in a mark, and at a title's
 * end or start, if nothing else says them.
 */
export function shortSlipsOf(stated: Stated, name: string, places: readonly PlacedName[]): readonly PlacedName[] {
  const saying = places.filter(({ value }) => sameKey(value) === sameKey(name));
  if (new Set(saying.map(({ kind }) => kind)).size < 2) return [];
  const segments = titleSegments(stated);
  const isTitled = places.some(({ kind, relation }) => kind === 'title' && relation !== 'different');
  const previews = previewPieces(stated, [name]);
  const ends = [previews[0]?.text, previews.at(-1)?.text];
  return [...visiblePieces(stated), ...previews, ...otherPieces(stated)].flatMap(({ kind, text, statement }) => {
    const isPlace =
      kind === 'logo' ||
      (kind === 'title' && !isTitled && [segments[0], segments.at(-1)].includes(text)) ||
      (kind === 'og-title' && ends.includes(text));
    if (!isPlace) return [];
    const value = withoutFrame(text);
    const isOnce = stated.uniqueMentions.includes(value) || stated.uniqueMentions.includes(text);
    if (!isOnce || !areShortSlips(value, name)) return [];
    return [{ kind, value, statement, alias: false, relation: 'near-miss' as const, isLone: false }];
  });
}

/**
 * Places that say the host's number with two digits swapped, and otherwise the same as another place: of
 * *360 Tea*, *306 Tea*. On its own, a number is not a slip of another.
 */
export function swappedNumbersOf(stated: Stated): readonly PlacedName[] {
  const pieces = visiblePieces(stated);
  return pieces.flatMap(({ kind, text, statement }) => {
    const right = stated.uniqueMentions.includes(text) ? withHostNumber(text, stated.labels) : null;
    if (right === null || !pieces.some((other) => other.statement !== statement && other.text === right)) return [];
    return [{ kind, value: text, statement, alias: false, relation: 'near-miss' as const, isLone: false }];
  });
}

/** What joins a copyright holder to a description of it. */
const OF_HOLDER = /, (?:an?|the|part of|une?|eine?|una|een|en|et) /i;

/** Visible texts that hold a slip of the name, or of a form that another place gives it, and not the name. */
export function slipsOf(stated: Stated, name: string, known: readonly Candidate[]): readonly Candidate[] {
  const { host, labels } = stated;
  const forms = [...new Set(known.map(({ value }) => value))].filter((value) =>
    isOneName(relationOf(name, value, { host })),
  );
  const names = [...new Set([name, ...forms].flatMap((one) => [one, bareName(one)]))];
  // Links home repeat each other.
  const slipIn = memoize((text: string) => slipOfAny(text, names));
  const unframed = memoize(withoutFrame);
  const pieces = [...visiblePieces(stated), ...previewPieces(stated, names), ...otherPieces(stated)];
  return pieces.flatMap(({ kind, text, statement }) => {
    if (known.some((one) => one.statement === statement && one.text === text)) return [];
    const whole = unframed(text);
    // What a copyright holder is follows a comma: “Northwind, a company of Silver Anchor”.
    const [holder = ''] = kind === 'copyright' ? text.split(OF_HOLDER, 1) : [];
    // Without spaces, the words around a name are not separate words.
    const isUnframed = kind === 'logo' && whole !== text && isUnspaced(whole.charCodeAt(0));
    const isMisspelt = () => kind !== 'heading' && misspeltLabel(whole, labels) !== undefined;
    const slip =
      slipIn(text) ??
      (holder === '' ? null : slipIn(holder)) ??
      (isUnframed ? slipIn(whole) : null) ??
      (isMisspelt() ? whole : null);
    return slip === null ? [] : [{ kind, value: slip, statement }];
  });
}
