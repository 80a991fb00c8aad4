import { X_LARGE_CARD } from '../../basics/published-limits';
import { type Facts, propertyOf } from '../../facts/facts';
import { absence, definePageCheck, missing, receipt, receiptsAt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

const VALID: readonly string[] = ['summary', 'summary_large_image', 'app', 'player'];

/** An account's name on X; its number may be stated alone. An address is none. */
const HANDLE = /^@?[a-z0-9_]{1,15}$|^[0-9]{1,20}$/i;

/** Whether there is a preview image, as far as is known. One that does not load does not count. */
function hasImage({ previewImage, previewImageDeclared }: Facts): boolean {
  if ((previewImageDeclared?.url ?? null) === null) return false;
  return previewImage.state === 'loaded' || previewImage.state === 'unread';
}

/**
 * Whether the preview image is large enough for the large card: by its file, else by what the page says about it; null
 * where neither is known.
 */
function isLargeImage({ previewImage, openGraph }: Facts): boolean | null {
  const declared = (side: string) => {
    const value = propertyOf(openGraph, `og:image:${side}`)?.value;
    return value !== undefined && /^[0-9]{1,6}$/.test(value) ? Number(value) : null;
  };
  const width = previewImage.width ?? declared('width');
  const height = previewImage.height ?? declared('height');
  return width === null || height === null ? null : width >= X_LARGE_CARD.width && height >= X_LARGE_CARD.height;
}

/** Whether X is told which card to show, and one that suits the image. */
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
    'small-card': 500,
    'small-image': 500,
    'no-image': 500,
    imageless: 500,
    absent: 200,
    invalid: 0,
    none: 0,
  },
  standings: { absent: 'recommended', 'small-card': 'ours' },
  run: (facts) => {
    // Where several are stated the last one counts (X: cards markup).
    const card = facts.twitter.findLast(({ property }) => property === 'twitter:card');
    if (card === undefined) {
      const og = facts.openGraph.find(({ property }) => property.startsWith('og:'));
      if (og === undefined || facts.page.state === 'partial') return missing(facts, 'none', 'meta:twitter:card');
      return verdict('absent', {}, [absence(facts, 'meta:twitter:card'), receipt(og)]);
    }
    const type = card.value.toLowerCase();
    const params = { card: shown(card.value) };
    if (!VALID.includes(type)) return verdict('invalid', params, [receipt(card, true)]);
    const mismatch = [receipt(card, true), ...receiptsAt(facts.previewImage.where)];
    const isShown = type === 'summary' || type === 'summary_large_image';
    if (isShown && !hasImage(facts)) {
      if (facts.page.state === 'partial') return unread(facts, card.where);
      return verdict(facts.previewImageDeclared === null ? 'imageless' : 'no-image', params, mismatch);
    }
    const large = isLargeImage(facts);
    // For a page measured alone, images are not requested: as far as the page says, the small card suits it.
    if (type === 'summary' && large === null && facts.scope !== 'page') {
      return unread(facts, card.where, facts.previewImage.where);
    }
    if (type === 'summary' && large === true) return verdict('small-card', params, mismatch);
    if (type === 'summary_large_image' && large === false) return verdict('small-image', params, mismatch);
    const handle = propertyOf(facts.twitter, 'twitter:site');
    if (handle !== undefined && !HANDLE.test(handle.value)) {
      return verdict('handle', { handle: shown(handle.value) }, [receipt(handle, true), receipt(card)]);
    }
    return verdict('pass', params, [receipt(card)]);
  },
});
