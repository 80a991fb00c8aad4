/** Checks of the preview image: whether it loads, and, where it does, whether platforms can show it. */
import {
  absence,
  definePageCheck,
  measured,
  missing,
  receipt,
  receiptsAt,
  shown,
  unread,
  type Verdict,
  verdict,
} from './check';
import type { Facts, ImageFacts } from '../facts/facts';
import { X_IMAGE_ALT_LENGTH } from '../basics/published-limits';
import { SOURCES } from './sources';
import { lengthOf } from '../basics/text';

/**
 * The preview image where it loaded; otherwise the verdict of a check that measures it: none was declared or it does
 * not load, so that there is nothing to pass with, or it could not be read. The checks of the image have one cause.
 */
function loadedPreviewImage(facts: Facts): ImageFacts | Verdict<'none' | 'unread'> {
  const { previewImage, previewImageDeclared } = facts;
  if (previewImageDeclared === null) return missing(facts, 'none', 'meta:og:image');
  if (previewImage.state === 'unread') return unread(facts, previewImage.where);
  if (previewImage.state !== 'loaded') return verdict('none', {}, receiptsAt(previewImage.where));
  return previewImage;
}

/** Whether the preview image's URL works everywhere and leads to an image. */
export const previewImageLoads = definePageCheck({
  id: 'preview-image-loads',
  sources: [SOURCES.metaImages, SOURCES.openGraph],
  outcomes: { pass: 1000, insecure: 500, relative: 500, broken: 0, 'not-image': 0, none: 0 },
  needs: ['https-home', 'preview-image'],
  run: (facts) => {
    const declared = facts.previewImageDeclared;
    if (declared === null) return missing(facts, 'none', 'meta:og:image');
    const { state, status, where } = facts.previewImage;
    const params = { url: shown(declared.value) };
    const receipts = [receipt(declared), ...receiptsAt(where)];
    if (declared.url === null) return verdict('broken', { ...params, status: '–' }, receipts);
    if (state === 'unread') return unread(facts, where);
    if (state === 'not-image') return verdict('not-image', params, receipts);
    if (state !== 'loaded') return verdict('broken', { ...params, status: status ?? '–' }, receipts);
    if (!/^https?:/i.test(declared.value)) return verdict('relative', params, receipts);
    return verdict(/^https:/i.test(declared.value) ? 'pass' : 'insecure', params, receipts);
  },
});

/** Sizes in pixels: recommended, for a large preview, and the smallest that is shown at all. */
const LARGE = [1200, 630] as const;
const MEDIUM = [600, 315] as const;
const SMALL = [200, 200] as const;

/** Whether width : height is more than 15 % off 1.91 : 1, in whole numbers. */
function isOffRatio(width: number, height: number): boolean {
  // |width / height − 1.91| > 0.15 × 1.91, times 10,000 × height
  return Math.abs(10_000 * width - 19_100 * height) > 2865 * height;
}

/** Whether the preview image is large enough for the large preview, and close to its shape. */
export const previewImageSize = definePageCheck({
  id: 'preview-image-size',
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
    const atLeast = ([w, h]: readonly [number, number]) => width >= w && height >= h;
    const size = atLeast(LARGE) ? 'pass' : atLeast(MEDIUM) ? 'medium' : atLeast(SMALL) ? 'small' : 'tiny';
    const outcome = size !== 'tiny' && isOffRatio(width, height) ? (`${size}-ratio` as const) : size;
    const pixels = `${String(width)} × ${String(height)}`;
    return verdict(outcome, { size: pixels }, measured(where, pixels, outcome !== 'pass'));
  },
});

/** Limits in bytes: X takes images up to 5 MB, Facebook up to 8 MB. */
const X_LIMIT = 5 * 1024 * 1024;
const META_LIMIT = 8 * 1024 * 1024;

/** Whether the preview image is light enough for the platforms that show it. */
export const previewImageWeight = definePageCheck({
  id: 'preview-image-weight',
  sources: [SOURCES.xLargeImage, SOURCES.metaImages],
  outcomes: { pass: 1000, heavy: 500, 'too-heavy': 0, none: 0 },
  needs: ['https-home', 'preview-image'],
  run: (facts) => {
    const image = loadedPreviewImage(facts);
    if ('outcome' in image) return image;
    const { bytes, where } = image;
    if (bytes === null) return unread(facts, where);
    const outcome = bytes <= X_LIMIT ? 'pass' : bytes <= META_LIMIT ? 'heavy' : 'too-heavy';
    const kilobytes = Math.ceil(bytes / 1024);
    return verdict(outcome, { kilobytes }, measured(where, `${String(kilobytes)} KiB`, outcome !== 'pass'));
  },
});

const SHOWN_EVERYWHERE: readonly string[] = ['jpeg', 'png', 'gif', 'webp'];

/** Whether the preview image has a format that the platforms show. */
export const previewImageFormat = definePageCheck({
  id: 'preview-image-format',
  sources: [SOURCES.xLargeImage],
  outcomes: { pass: 1000, other: 0, none: 0 },
  needs: ['https-home', 'preview-image'],
  run: (facts) => {
    const image = loadedPreviewImage(facts);
    if ('outcome' in image) return image;
    const type = image.type ?? '';
    const outcome = SHOWN_EVERYWHERE.includes(type) ? 'pass' : 'other';
    const format = type.toUpperCase();
    return verdict(outcome, { format }, measured(image.where, format, outcome !== 'pass'));
  },
});

const PROPERTIES: readonly string[] = ['og:image:alt', 'twitter:image:alt'];

/** Whether the preview image is described for readers who do not see it. */
export const previewImageAlt = definePageCheck({
  id: 'preview-image-alt',
  sources: [SOURCES.openGraphImages, SOURCES.xMarkup],
  outcomes: { pass: 1000, long: 500, missing: 0, none: 0 },
  run: (facts) => {
    const stated = [...facts.openGraph, ...facts.twitter].filter(({ property }) => PROPERTIES.includes(property));
    const fitting = stated.find(({ value }) => lengthOf(value) <= X_IMAGE_ALT_LENGTH);
    if (facts.previewImageDeclared !== null && fitting !== undefined) {
      return verdict('pass', { text: shown(fitting.value) }, [receipt(fitting)]);
    }
    if (facts.page.state === 'partial') return unread(facts);
    if (facts.previewImageDeclared === null) return verdict('none', {}, [absence(facts, 'meta:og:image')]);
    const long = stated[0];
    if (long !== undefined) return verdict('long', { count: lengthOf(long.value) }, [receipt(long, true)]);
    return verdict('missing', {}, [receipt(facts.previewImageDeclared), absence(facts, 'meta:og:image:alt')]);
  },
});
