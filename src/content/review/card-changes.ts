/** Cards that changed, compared by their pixels. */
import type { CardChange } from '../../components/review/review';
import { CARD_FOLDER } from '../outputs/cards/card-text';
import type { Build } from './build-place';
import { cardDifference, pictureCopy } from './card-difference';
import type { CardPair } from './compare-builds';
import { inTurns } from '../model/process';

/** Below `public/`: copies of production's cards and what differs. Production has no such folder. */
export const PICTURE_FOLDER = 'review';

/** Cards that are compared by their pixels; beyond that, they are only reported as changed. */
export const COMPARED_CARDS = 100;

/** Keeps a picture. @param path below `public/`, with a leading slash */
export type KeepPicture = (path: string, picture: Buffer) => void;

const cardPath = (digest: string): string => `/${CARD_FOLDER}/${digest}.png`;

/** What is known about a card before any picture is read. */
function withoutPictures({ before, after, ...card }: CardPair): CardChange {
  const change = before === null ? 'added' : after === null ? 'removed' : 'edited';
  return {
    ...card,
    change,
    before: null,
    after: after === null ? null : cardPath(after),
    difference: null,
    share: null,
  };
}

async function comparedCard(
  pair: CardPair,
  before: Build,
  after: Build,
  keep: KeepPicture | null,
): Promise<CardChange> {
  const { before: old, after: now } = pair;
  const read = (build: Build, digest: string | null) => (digest === null ? null : build.read(cardPath(digest)));
  const [own, current] = await Promise.all([read(after, old), read(after, now)]);
  const former = own ?? (await read(before, old));
  const change = withoutPictures(pair);
  if (old === null || former === null) return change;
  try {
    const theirs = before.origin === null ? null : before.origin + cardPath(old);
    let path = own === null ? theirs : cardPath(old);
    if (own === null && keep !== null) {
      path = `/${PICTURE_FOLDER}/${old}.png`;
      keep(path, await pictureCopy(former));
    }
    if (now === null || current === null) return { ...change, before: path };
    const { share, picture } = await cardDifference(former, current);
    const difference = `/${PICTURE_FOLDER}/${old}-${now}.png`;
    keep?.(difference, picture);
    // If a command asks, a build may already have left it there.
    const isThere = keep !== null || (await after.read(difference)) !== null;
    return { ...change, before: path, difference: isThere ? difference : null, share };
  } catch {
    // What production sent is not a picture.
    return change;
  }
}

/**
 * @param keep where this build may add pictures to its own; null if it may not
 * @returns in the order of the pairs
 */
export function cardChanges(
  pairs: readonly CardPair[],
  before: Build,
  after: Build,
  keep: KeepPicture | null,
): Promise<CardChange[]> {
  return inTurns(pairs, async (pair, index) =>
    index < COMPARED_CARDS ? comparedCard(pair, before, after, keep) : withoutPictures(pair),
  );
}
