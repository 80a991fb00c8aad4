/**
 * What others say of their products and rules, as far as our texts say it too: who, where, the day it was read, and the
 * value in their words. `content:check` warns of a source that was read long ago.
 */
import type { Source } from '../brand/checks/check';
import { PREVIEW_SOURCES, PREVIEWS_READ } from '../brand/checks/preview-sources';
import { SOURCES } from '../brand/checks/sources';

/** The day on which most were compared again, with copies that others keep of the pages. */
const COMPARED = '2026-11-30';

export interface Stated {
  /** Who says it and where. */
  readonly source: Source;
  /** The day it was read, `YYYY-MM-DD`. */
  readonly read: string;
  readonly quote: string;
}

export const STATED = {
  whatsApp: {
    source: PREVIEW_SOURCES.whatsApp,
    read: PREVIEWS_READ.whatsapp,
    quote: 'Updated: May 21, 2026 … under 600KB in size … 300px or more in width with 4:1 width/height or less',
  },
  metaImages: {
    source: PREVIEW_SOURCES.metaImages,
    read: COMPARED,
    quote:
      'at least 1200 x 630 pixels … 600 x 315 … The minimum allowed image dimension is 200 x 200 pixels … must not exceed 8 MB',
  },
  metaPeriod: {
    source: {
      name: 'Meta for Developers',
      section: 'Sharing: best practices',
      url: 'https://developers.facebook.com/docs/sharing/best-practices',
    },
    read: PREVIEWS_READ.facebook,
    quote: '24 hours',
  },
  xMarkup: {
    source: PREVIEW_SOURCES.xMarkup,
    read: COMPARED,
    quote:
      'Images must be less than 5MB in size. … Description of content (maximum 200 characters) … Maximum 420 characters',
  },
  xLargeImage: {
    source: PREVIEW_SOURCES.xLargeImage,
    read: COMPARED,
    quote: 'an aspect ratio of 2:1 with minimum dimensions of 300x157 or maximum of 4096x4096 pixels',
  },
  linkedInImage: {
    source: PREVIEW_SOURCES.linkedIn,
    read: COMPARED,
    quote: 'Max file size: 5 MB … Minimum image dimensions: 1200 (w) x 627 (h) pixels … Recommended ratio: 1.91:1',
  },
  messages: {
    source: {
      name: 'Apple',
      section: 'TN3156: Create rich previews for Messages',
      url: 'https://developer.apple.com/documentation/technotes/tn3156-create-rich-previews-for-messages',
    },
    read: COMPARED,
    quote:
      'at least 900 pixels in width … less than 150 pixels in width may be ignored or presented as icons … total size of associated resources (icons, images, and videos, etc) is limited to 10 MB',
  },
  mastodonImage: {
    source: {
      name: 'Mastodon',
      section: 'PreviewCard',
      url: 'https://github.com/mastodon/mastodon/blob/main/app/models/preview_card.rb',
    },
    read: COMPARED,
    quote: 'LIMIT … use_vips ? 8.megabytes : 2.megabytes',
  },
  blueskyImage: {
    source: {
      name: 'Bluesky',
      section: 'app.bsky.embed.external',
      url: 'https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/embed/external.json',
    },
    read: COMPARED,
    quote: '"thumb": { "type": "blob", "accept": ["image/*"], "maxSize": 1000000 }',
  },
  slackRobots: { source: PREVIEW_SOURCES.slackRobots, read: PREVIEWS_READ.slack, quote: 'around 30 minutes' },
  manifestNames: {
    source: PREVIEW_SOURCES.manifestNames,
    read: COMPARED,
    quote: 'under 30 characters … short_name property that is at most 12 characters',
  },
  observatory: {
    source: {
      name: 'Mozilla',
      section: 'HTTP Observatory Scoring Methodology',
      url: 'https://github.com/mozilla/http-observatory/blob/0141086002c97c93d7493f1de403c3fd94eb3b14/httpobs/docs/scoring.md',
    },
    read: COMPARED,
    quote: 'All websites start with a baseline score of 100',
  },
  googleFavicon: {
    source: PREVIEW_SOURCES.favicon,
    read: COMPARED,
    quote: 'at least 8x8px. … we recommend using a favicon that’s larger than 48x48px',
  },
  googleLogo: {
    source: SOURCES.organization,
    read: COMPARED,
    quote: 'The image must be 112x112px, at minimum.',
  },
} as const satisfies Record<string, Stated>;

export type StatedId = keyof typeof STATED;

/** Days after which a source is to be read again. */
export const STALE_DAYS = 400;
