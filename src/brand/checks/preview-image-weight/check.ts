import { definePageCheck, measured, unread, verdict } from '../check';
import { loadedPreviewImage } from '../shared/preview-image';
import { SOURCES } from '../sources';

/** Limits in bytes: X takes images up to 5 MB, Facebook up to 8 MB. */
const X_LIMIT = 5 * 1024 * 1024;

const META_LIMIT = 8 * 1024 * 1024;

/** Whether the preview image is light enough for the platforms that show it. */
export const check = definePageCheck({
  id: 'preview-image-weight',
  dimension: 'previews',
  order: 40,
  weight: 1,
  standing: 'required',
  remedy: 'picture',
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
