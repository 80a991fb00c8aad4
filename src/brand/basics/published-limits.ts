/** Limits of what services show, as they publish them. */

/** Pixels from which X shows the large card. */
export const X_LARGE_CARD = { width: 300, height: 157 };

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
