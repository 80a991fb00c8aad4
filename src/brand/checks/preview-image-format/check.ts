import { definePageCheck, measured, verdict } from '../check';
import { loadedPreviewImage } from '../shared/preview-image';
import { SOURCES } from '../sources';

const SHOWN_EVERYWHERE: readonly string[] = ['jpeg', 'png', 'gif', 'webp'];

/** Whether the preview image has a format that the platforms show. */
export const check = definePageCheck({
  id: 'preview-image-format',
  dimension: 'previews',
  order: 50,
  weight: 1,
  standing: 'required',
  remedy: 'picture',
  face: 'link',
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
