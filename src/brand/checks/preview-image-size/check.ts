import { META_IMAGE_LARGE, META_IMAGE_LEAST, META_IMAGE_SHARP } from '../../basics/published-limits';
import { definePageCheck, measured, unread, verdict } from '../check';
import { loadedPreviewImage } from '../shared/preview-image';
import { SOURCES } from '../sources';

/** Whether width : height is more than 15 % off 1.91 : 1, in whole numbers. */
function isOffRatio(width: number, height: number): boolean {
  // |width / height − 1.91| > 0.15 × 1.91, times 10,000 × height
  return Math.abs(10_000 * width - 19_100 * height) > 2865 * height;
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
