/** What a brand is called where nothing states its name but what is misspelt, or marks that link elsewhere. */
import { isUnspaced } from '../basics/text';
import type { Candidate, Stated } from './candidates';
import { isGeneric, withoutFrame } from './find';
import { hostKey } from './host';
import { misspeltLabel } from './label-slips';
import { isNameLike } from './name-like';
import { withoutDomain } from './parts';
import { isMarkedHeading, titleSegments, visiblePieces } from './pieces';
import { relationOf, sameKey } from './relation';
import { isOneName } from './relations';
import { otherPieces } from './seen-slips';

/** The host's label where all that people see is a slip of it, which is the name as the host writes it. */
export function nameBySlip({ labels, ...stated }: Stated): string | null {
  for (const { kind, text } of visiblePieces({ ...stated })) {
    const name = withoutFrame(text);
    const label = kind === 'heading' ? undefined : misspeltLabel(name, labels);
    if (label !== undefined)
      return name === name.toLowerCase() ? label : label.charAt(0).toUpperCase() + label.slice(1);
  }
  return null;
}

/** Parts of a mark in Latin letters. */
const LATIN_RUNS = /[a-z0-9.-]+/gi;

/** Parts of a mark in one script. */
const RUNS = /[a-z0-9.-]+|[^ a-z0-9.-]+/gi;

/** Whether a mark in a script without spaces has the host's label beside it: *天猫Tmall.com*. */
function hasLabel(mark: string, labels: readonly string[]): boolean {
  const runs = mark.match(LATIN_RUNS) ?? [];
  return (
    [...mark].some((character) => isUnspaced(character.charCodeAt(0))) &&
    runs.some((run) => labels.includes(hostKey(withoutDomain(run)?.rest ?? run)))
  );
}

/**
 * The name where a title's end or start and a mark that is not a link home of the page agree, or one is a slip of the
 * other: that of the two which the page says again. Else such a mark that has the host's label in it, if the page says it again or its title has
 * both of its parts.
 */
export function nameByMark(stated: Stated): string | null {
  const { uniqueMentions, titles, heading, labels } = stated;
  const segments = titleSegments(stated);
  const marked = heading !== null && isMarkedHeading(heading) ? [heading.value] : [];
  const marks = [...otherPieces(stated).map(({ text }) => text), ...marked]
    .map(withoutFrame)
    .filter((mark) => !isGeneric(mark));
  const isSaidAgain = (text: string) => !uniqueMentions.includes(text);
  for (const end of segments.length < 2 ? segments : [segments.at(-1) ?? '', segments[0] ?? '']) {
    const near = marks.filter((mark) => relationOf(mark, end) === 'near-miss');
    const found = [...(near.length === 0 ? [] : [end]), ...near].find(isSaidAgain);
    if (found !== undefined) return found;
    if (segments.length > 1 && isNameLike(end) && marks.some((mark) => isOneName(relationOf(mark, end)))) return end;
  }
  const title = sameKey(titles[0]?.value ?? '');
  const isTitled = (mark: string) => (mark.match(RUNS) ?? []).every((run) => title.includes(sameKey(run)));
  return marks.find((mark) => hasLabel(mark, labels) && (isSaidAgain(mark) || isTitled(mark))) ?? null;
}

/** The places that say a name which none of them gave. */
export function placesSaying(name: string, stated: Stated): readonly Candidate[] {
  return [...visiblePieces(stated), ...otherPieces(stated)].flatMap(({ kind, text, statement }) => {
    const value = withoutFrame(text);
    return isOneName(relationOf(name, value)) ? [{ kind, value, statement, text }] : [];
  });
}
