import { META_IMAGE_LARGE, META_IMAGE_LEAST, META_IMAGE_SHARP } from '../../basics/published-limits';
import { SHARE_IMAGE_RATIO } from '../../basics/thresholds';
import { definePageCheck, measured, unread, verdict } from '../check';
import { loadedPreviewImage } from '../shared/preview-image';
import { SOURCES } from '../sources';

/** Whether width : height is further off the ratio than is tolerated, in whole numbers. */
function isOffRatio(width: number, height: number): boolean {
  const { hundredths, tolerance } = SHARE_IMAGE_RATIO;
  // |width / height − ratio| > tolerance × ratio, times 100,000 × height
  return 1000 * Math.abs(100 * width - hundredths * height) > tolerance * hundredths * height;
}

/** Whether the preview image is large enough for the large preview, and close to its shape. */
export const check = definePageCheck({
  id: 'preview-image-size',
  dimension: 'previews',
  order: 30,
  weight: 3,
  standing: 'recommended',
  remedy: 'picture',
  face: 'link',
  sources: [SOURCES.metaImages],
  outcomes: {
    pass: 1000,
    'pass-ratio': 800,
    medium: 600,
    'medium-ratio': 400,
    small: 300,
    'small-ratio': 100,
    tiny: 0,
    none: 0,
  },
  needs: ['https-home', 'preview-image'],
  run: (facts) => {
    const image = loadedPreviewImage(facts);
    if ('outcome' in image) return image;
    const { width, height, where } = image;
    if (width === null || height === null) return unread(facts, where);
    const atLeast = (least: typeof META_IMAGE_SHARP) => width >= least.width && height >= least.height;
    const size = atLeast(META_IMAGE_SHARP)
      ? 'pass'
      : atLeast(META_IMAGE_LARGE)
        ? 'medium'
        : atLeast(META_IMAGE_LEAST)
          ? 'small'
          : 'tiny';
    const outcome = size !== 'tiny' && isOffRatio(width, height) ? (`${size}-ratio` as const) : size;
    const pixels = `${String(width)} × ${String(height)}`;
    return verdict(outcome, { size: pixels }, measured(where, pixels, outcome !== 'pass'));
  },
});
