/**
 * Limits that services publish for what they show. Checks, previews and tests of texts all read them from here.
 * `preview-sources.ts` says where each is published.
 */

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels from which Meta shows an image at all, shows it large, and shows it well on sharp screens; and bytes it takes. */
export const META_IMAGE_LEAST: Size = { width: 200, height: 200 };
export const META_IMAGE_LARGE: Size = { width: 600, height: 315 };
export const META_IMAGE_SHARP: Size = { width: 1200, height: 630 };
export const META_IMAGE_BYTES = 8 * 1024 * 1024;

/**
 * What WhatsApp asks of an image: a file under so many kilobytes, at least so wide, at most so many times as wide as high.
 * It may show another one small, or not at all.
 */
export const WHATSAPP_IMAGE = { kilobytes: 600, width: 300, ratio: 4 } as const;

/** Kilobytes at the start of a page in which WhatsApp looks for the head. */
export const WHATSAPP_HEAD_KILOBYTES = 300;

/** Characters of a description that suffice in WhatsApp. */
export const WHATSAPP_DESCRIPTION_LENGTH = 80;

/** Pixels from which X shows the large card and the small one, and bytes it takes. */
export const X_LARGE_CARD: Size = { width: 300, height: 157 };
export const X_SMALL_CARD: Size = { width: 144, height: 144 };
export const X_IMAGE_BYTES = 5 * 1024 * 1024;

/** Code points of a description that X shows on a card, and of an image description that it keeps. */
export const X_DESCRIPTION_LENGTH = 200;
export const X_IMAGE_ALT_LENGTH = 420;

/** Bytes of a title and of a description after which Discord trims them, and code points of a name that it takes. */
export const DISCORD_TITLE_BYTES = 70;
export const DISCORD_DESCRIPTION_BYTES = 350;
export const DISCORD_NAME_LENGTH = 256;

/** Code points of a web app manifest's two names up to which systems show them whole (webhint). */
export const MANIFEST_NAME_LENGTH = 30;
export const MANIFEST_SHORT_NAME_LENGTH = 12;
