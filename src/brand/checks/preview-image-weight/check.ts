import { META_IMAGE_BYTES, WHATSAPP_IMAGE, X_IMAGE_BYTES } from '../../basics/published-limits';
import { definePageCheck, measured, unread, verdict } from '../check';
import { loadedPreviewImage } from '../shared/preview-image';
import { SOURCES } from '../sources';

/** Whether the preview image is light enough for the platforms that show it. */
export const check = definePageCheck({
  id: 'preview-image-weight',
  dimension: 'previews',
  order: 40,
  weight: 1,
  standing: 'required',
  remedy: 'picture',
  face: 'link',
  sources: [SOURCES.whatsApp, SOURCES.xLargeImage, SOURCES.metaImages],
  outcomes: { pass: 1000, large: 700, heavy: 500, 'too-heavy': 0, none: 0 },
  // WhatsApp says that it should be lighter, and tries to show it even so; X and Meta refuse what is over their limits.
  standings: { large: 'recommended' },
  needs: ['https-home', 'preview-image'],
  run: (facts) => {
    const image = loadedPreviewImage(facts);
    if ('outcome' in image) return image;
    const { bytes, where } = image;
    if (bytes === null) return unread(facts, where);
    const kilobytes = Math.ceil(bytes / 1024);
    const outcome =
      kilobytes <= WHATSAPP_IMAGE.kilobytes
        ? 'pass'
        : bytes <= X_IMAGE_BYTES
          ? 'large'
          : bytes <= META_IMAGE_BYTES
            ? 'heavy'
            : 'too-heavy';
    return verdict(outcome, { kilobytes }, measured(where, `${String(kilobytes)} KiB`, outcome !== 'pass'));
  },
});
