import { X_LARGE_CARD } from '../../basics/published-limits';
import { type Facts, propertyOf } from '../../facts/facts';
import { absence, definePageCheck, missing, receipt, receiptsAt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

const VALID: readonly string[] = ['summary', 'summary_large_image', 'app', 'player'];

/** An account's name on X, or its number. An address doesn't count. */
const HANDLE = /^@?[a-z0-9_]{1,15}$|^[0-9]{1,20}$/i;

/** Whether there is a preview image, as far as is known. One that does not load does not count. */
function hasImage({ previewImage, previewImageDeclared }: Facts): boolean {
  if ((previewImageDeclared?.url ?? null) === null) return false;
  return previewImage.state === 'loaded' || previewImage.state === 'unread';
}

/** Width to height, in tenths, under which the large card, which is twice as wide as high, cuts away much: 3:2 is above it. Ours. */
const WIDE = 14;

/**
 * The size of the image that X shows: by its file, else by what the page says about it; null where neither is known, and
 * where the page names X an image of its own.
 */
function imageSize({
  previewImage,
  previewImageDeclared,
  openGraph,
  twitter,
}: Facts): { readonly width: number; readonly height: number } | null {
  const own = propertyOf(twitter, 'twitter:image', 'twitter:image:src');
  if (own !== undefined && own.value !== previewImageDeclared?.value) return null;
  const declared = (side: string) => {
    const value = propertyOf(openGraph, `og:image:${side}`)?.value;
    return value !== undefined && /^[0-9]{1,6}$/.test(value) ? Number(value) : null;
  };
  const width = previewImage.width ?? declared('width');
  const height = previewImage.height ?? declared('height');
  return width === null || height === null ? null : { width, height };
}

const isLarge = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width >= X_LARGE_CARD.width && height >= X_LARGE_CARD.height;

/** Types of Open Graph whose images are covers and portraits. */
const SQUARE = /^(?:music|profile|book|product)\b/i;

/**
 * The card for a page that states none: the small one for a small or square image, a mark, a cover. Nothing where the
 * image's size is not known.
 */
function suitedCard(facts: Facts): { readonly suited?: string } {
  const size = imageSize(facts);
  const isMark =
    /logo|icon|avatar/i.test(facts.previewImageDeclared?.url?.split('//').at(-1) ?? '') ||
    SQUARE.test(propertyOf(facts.openGraph, 'og:type')?.value ?? '');
  if (size === null) return isMark ? { suited: 'summary' } : {};
  const isWide = isLarge(size) && 10 * size.width >= WIDE * size.height;
  return { suited: isWide ? 'summary_large_image' : 'summary' };
}

/** Whether X is told which card to show, and has an image for it. The small card suits any image. */
export const check = definePageCheck({
  id: 'card-type',
  dimension: 'previews',
  order: 80,
  weight: 17,
  standing: 'required',
  remedy: 'line',
  sources: [SOURCES.xMarkup, SOURCES.xLargeImage],
  outcomes: {
    pass: 1000,
    handle: 800,
    'small-card': 1000,
    'small-image': 500,
    'no-image': 500,
    imageless: 500,
    absent: 200,
    invalid: 0,
    none: 0,
  },
  standings: { absent: 'recommended' },
  run: (facts) => {
    // Where several are stated the last one counts (X: cards markup).
    const card = facts.twitter.findLast(({ property }) => property === 'twitter:card');
    if (card === undefined) {
      const og = facts.openGraph.find(({ property }) => property.startsWith('og:'));
      if (og === undefined || facts.page.state === 'partial') return missing(facts, 'none', 'meta:twitter:card');
      return verdict('absent', suitedCard(facts), [absence(facts, 'meta:twitter:card'), receipt(og)]);
    }
    const type = card.value.toLowerCase();
    const params = { card: shown(card.value) };
    if (!VALID.includes(type)) return verdict('invalid', { ...params, ...suitedCard(facts) }, [receipt(card, true)]);
    const mismatch = [receipt(card, true), ...receiptsAt(facts.previewImage.where)];
    const isShown = type === 'summary' || type === 'summary_large_image';
    if (isShown && !hasImage(facts)) {
      if (facts.page.state === 'partial') return unread(facts, card.where);
      return verdict(facts.previewImageDeclared === null ? 'imageless' : 'no-image', params, mismatch);
    }
    const size = imageSize(facts);
    if (type === 'summary_large_image' && size !== null && !isLarge(size)) {
      return verdict('small-image', params, mismatch);
    }
    const handle = propertyOf(facts.twitter, 'twitter:site');
    if (handle !== undefined && !HANDLE.test(handle.value)) {
      return verdict('handle', { handle: shown(handle.value) }, [receipt(handle, true), receipt(card)]);
    }
    const isSmallCard = type === 'summary' && size !== null && isLarge(size);
    return isSmallCard
      ? verdict('small-card', params, [receipt(card), ...receiptsAt(facts.previewImage.where)])
      : verdict('pass', params, [receipt(card)]);
  },
});
