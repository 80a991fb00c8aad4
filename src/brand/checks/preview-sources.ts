/** The published texts that previews are drawn by. Apart from all others: the previews' rules need no more. */
import type { Source } from './check';
import type { PreviewId } from '../previews/card';

/** The sources of one publisher: each is a section of the document at the URL with a suffix. */
export function publisher(name: string, base: string): (section: string, path?: string) => Source {
  return (section, path = '') => ({ name, section, url: base + path });
}

export const google = publisher('Google Search Central', 'https://developers.google.com/search/docs/');
const meta = publisher('Meta for Developers', 'https://developers.facebook.com/docs/sharing/webmasters/');
const x = publisher('X Developer Platform', 'https://developer.x.com/en/docs/x-for-websites/cards/overview/');

export const PREVIEW_SOURCES = {
  siteNames: google('Site names', 'appearance/site-names'),
  titleLinks: google('Title links', 'appearance/title-link'),
  favicon: google('Favicon', 'appearance/favicon-in-search'),
  metaImages: meta('Images in link shares', 'images/'),
  xMarkup: x('Cards markup', 'markup'),
  xLargeImage: x('Summary card with large image', 'summary-card-with-large-image'),
  snippets: google('Snippets', 'appearance/snippet'),
  metaSharing: meta('A guide to sharing for webmasters'),
  xSummary: x('Summary card', 'summary'),
  slackUnfurling: {
    name: 'Slack developer docs',
    section: 'Unfurling links in messages',
    url: 'https://docs.slack.dev/messaging/unfurling-links-in-messages',
  },
  linkedIn: {
    name: 'LinkedIn Help',
    section: 'Making your website shareable on LinkedIn',
    url: 'https://www.linkedin.com/help/linkedin/answer/46687/making-your-website-shareable-on-linkedin',
  },
  whatsApp: {
    name: 'Meta for Developers',
    section: 'WhatsApp: Link Previews',
    url: 'https://developers.facebook.com/documentation/business-messaging/whatsapp/link-previews/',
  },
  discord: {
    name: 'Discord developer documentation',
    section: 'Link Previews',
    url: 'https://docs.discord.com/developers/link-previews/overview',
  },
  mastodon: {
    name: 'Mastodon',
    section: 'LinkDetailsExtractor',
    url: 'https://github.com/mastodon/mastodon/blob/main/app/lib/link_details_extractor.rb',
  },
  manifestNames: {
    name: 'webhint',
    section: 'Manifest has name',
    url: 'https://webhint.io/docs/user-guide/hints/hint-manifest-app-name/',
  },
  titleElement: {
    name: 'HTML Standard',
    section: 'The title element',
    url: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
  },
  searchBots: { name: 'OpenAI', section: 'Overview of OpenAI crawlers', url: 'https://platform.openai.com/docs/bots' },
  slackRobots: { name: 'Slack API', section: 'Slack robots', url: 'https://api.slack.com/robots' },
} as const satisfies Record<string, Source>;

/** By preview, what it is drawn by; loaded when a reader opens the previews. */
export const SOURCES_OF_PREVIEWS: Readonly<Record<PreviewId, readonly Source[]>> = {
  search: [PREVIEW_SOURCES.titleLinks, PREVIEW_SOURCES.snippets, PREVIEW_SOURCES.siteNames, PREVIEW_SOURCES.favicon],
  facebook: [PREVIEW_SOURCES.metaSharing, PREVIEW_SOURCES.metaImages],
  x: [PREVIEW_SOURCES.xMarkup, PREVIEW_SOURCES.xLargeImage, PREVIEW_SOURCES.xSummary],
  linkedin: [PREVIEW_SOURCES.linkedIn],
  whatsapp: [PREVIEW_SOURCES.whatsApp],
  slack: [PREVIEW_SOURCES.slackUnfurling, PREVIEW_SOURCES.slackRobots],
  discord: [PREVIEW_SOURCES.discord],
  mastodon: [PREVIEW_SOURCES.mastodon],
  phone: [PREVIEW_SOURCES.manifestNames],
  tab: [PREVIEW_SOURCES.titleElement],
  chat: [PREVIEW_SOURCES.searchBots],
};

/** The day each was last compared with them. */
export const PREVIEWS_READ: Readonly<Record<PreviewId, string>> = {
  search: '2026-11-21',
  facebook: '2026-11-21',
  x: '2026-11-21',
  linkedin: '2026-11-23',
  whatsapp: '2026-11-30',
  slack: '2026-11-21',
  discord: '2026-11-23',
  mastodon: '2026-11-29',
  phone: '2026-11-30',
  tab: '2026-11-30',
  chat: '2026-11-23',
};
