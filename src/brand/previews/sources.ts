/** Published texts the previews follow, beside those of the checks. */
import type { Source } from '../check';

export const PREVIEW_SOURCES = {
  snippets: {
    name: 'Google Search Central',
    section: 'Snippets',
    url: 'https://developers.google.com/search/docs/appearance/snippet',
  },
  metaSharing: {
    name: 'Meta for Developers',
    section: 'A guide to sharing for webmasters',
    url: 'https://developers.facebook.com/docs/sharing/webmasters/',
  },
  xSummary: {
    name: 'X Developer Platform',
    section: 'Summary card',
    url: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/summary',
  },
  slackUnfurling: {
    name: 'Slack developer docs',
    section: 'Unfurling links in messages',
    url: 'https://docs.slack.dev/messaging/unfurling-links-in-messages',
  },
  searchBots: {
    name: 'OpenAI',
    section: 'Overview of OpenAI crawlers',
    url: 'https://platform.openai.com/docs/bots',
  },
  slackRobots: { name: 'Slack API', section: 'Slack robots', url: 'https://api.slack.com/robots' },
} as const satisfies Record<string, Source>;
