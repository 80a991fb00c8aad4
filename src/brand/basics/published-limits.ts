/**
 * Limits that others publish: services for what they show, standards for what they ask. Checks, previews and texts all
 * read them from here. `preview-sources.ts` and `sources.ts` say where each is published.
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
/** Width of the large card's image by its height. */
export const X_LARGE_RATIO = 2;
export const X_SMALL_CARD: Size = { width: 144, height: 144 };
/** Pixels of the longer side that X takes at most. */
export const X_LARGEST_SIDE = 4096;
export const X_IMAGE_BYTES = 5 * 1024 * 1024;

/** Code points of a description that X shows on a card, and of an image description that it keeps. */
export const X_DESCRIPTION_LENGTH = 200;
export const X_IMAGE_ALT_LENGTH = 420;

/** Pixels that LinkedIn asks of an image at least, and bytes it takes. */
export const LINKEDIN_IMAGE: Size = { width: 1200, height: 627 };
export const LINKEDIN_IMAGE_BYTES = 5 * 1024 * 1024;

/** Pixels in width that Apple's Messages asks of an image, and under which it may show an icon instead or none. */
export const MESSAGES_IMAGE = { width: 900, ignored: 150 } as const;
/** Bytes that Messages loads for a preview, its images, icon and video together. */
export const MESSAGES_BYTES = 10 * 1024 * 1024;

/** Bytes of an image that Mastodon keeps at least: servers with a newer image library keep larger ones. */
export const MASTODON_IMAGE_BYTES = 2 * 1024 * 1024;

/** Bytes of an image that a post on Bluesky may hold. */
export const BLUESKY_IMAGE_BYTES = 1_000_000;

/** Bytes of a title and of a description after which Discord trims them, and code points of a name that it takes. */
export const DISCORD_TITLE_BYTES = 70;
export const DISCORD_DESCRIPTION_BYTES = 350;
export const DISCORD_NAME_LENGTH = 256;

/** Code points of a web app manifest's two names up to which systems show them whole (webhint). */
export const MANIFEST_NAME_LENGTH = 30;
export const MANIFEST_SHORT_NAME_LENGTH = 12;

/** Side in pixels from which an icon looks good everywhere, and under which Google shows none. */
export const FAVICON_SIDE = 48;
export const FAVICON_LEAST_SIDE = 8;

/** Side in pixels that Google asks of a logo in structured data at least. */
export const LOGO_LEAST_SIDE = 112;

/** URLs that one sitemap may list, and megabytes that it may have (sitemaps.org: protocol). */
export const SITEMAP_URLS = 50_000;
export const SITEMAP_MEGABYTES = 50;

/** Kibibytes of robots.txt that a crawler has to read (RFC 9309 §2.5). */
export const ROBOTS_KIBIBYTES = 500;

/** Hours after which a page may reload by itself: what lasts longer gives everyone time enough (WCAG 2.2.1). */
export const REFRESH_HOURS = 20;

/** Contrast in hundredths that WCAG asks of text, and of large text (1.4.3): 450 is 4.5:1. */
export const CONTRAST = { text: 450, largeText: 300 } as const;

/** Seconds of a year, for which browsers are to keep to https at least (hstspreload.org, MDN's HTTP Observatory). */
export const HSTS_SECONDS = 365 * 86_400;

/** Bytes at the beginning of a page in which browsers look for its encoding (HTML Standard, "prescan"). */
export const PRESCAN_BYTES = 1024;

/** The properties that Open Graph requires of every page, each with its other spellings. */
export const OG_REQUIRED = [
  ['og:title'],
  ['og:type'],
  ['og:image', 'og:image:url', 'og:image:secure_url'],
  ['og:url'],
] as const;
