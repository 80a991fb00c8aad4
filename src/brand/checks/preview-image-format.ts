import { defineCheck, measured, verdict } from '../check';
import { loadedPreviewImage } from '../preview-image';
import { SOURCES } from '../sources';

const SHOWN_EVERYWHERE: readonly string[] = ['jpeg', 'png', 'gif', 'webp'];

/** Whether the preview image has a format that the platforms show. */
export const previewImageFormat = defineCheck({
  id: 'preview-image-format',
  dimension: 'previews',
  sources: [SOURCES.xLargeImage],
  outcomes: { pass: 1000, other: 0, none: 'na', unread: 'unknown' },
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
