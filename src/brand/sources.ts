/** The published texts the checks rest on, named once. */
import type { Source } from './check';

const google = 'https://developers.google.com/search/docs/';
const x = 'https://developer.x.com/en/docs/x-for-websites/cards/';

export const SOURCES = {
  siteNames: { name: 'Google Search Central', section: 'Site names', url: `${google}appearance/site-names` },
  titleLinks: { name: 'Google Search Central', section: 'Title links', url: `${google}appearance/title-link` },
  favicon: { name: 'Google Search Central', section: 'Favicon', url: `${google}appearance/favicon-in-search` },
  organization: {
    name: 'Google Search Central',
    section: 'Organization structured data',
    url: `${google}appearance/structured-data/organization`,
  },
  canonicalization: {
    name: 'Google Search Central',
    section: 'Consolidate duplicate URLs',
    url: `${google}crawling-indexing/consolidate-duplicate-urls`,
  },
  pageTitled: {
    name: 'WCAG 2.2',
    section: '2.4.2 Page Titled',
    url: 'https://www.w3.org/TR/WCAG22/#page-titled',
  },
  sameAs: { name: 'schema.org', section: 'sameAs', url: 'https://schema.org/sameAs' },
  manifest: {
    name: 'Web Application Manifest',
    section: 'name, short_name',
    url: 'https://www.w3.org/TR/appmanifest/#name-member',
  },
  manifestNames: {
    name: 'webhint',
    section: 'Manifest has name',
    url: 'https://webhint.io/docs/user-guide/hints/hint-manifest-app-name/',
  },
  canonicalLink: {
    name: 'RFC 6596',
    section: '3 The canonical link relation',
    url: 'https://www.rfc-editor.org/rfc/rfc6596#section-3',
  },
  robots: { name: 'RFC 9309', section: '2.2 Specification', url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2' },
  openGraph: { name: 'The Open Graph protocol', section: 'Basic metadata', url: 'https://ogp.me/#metadata' },
  openGraphImages: {
    name: 'The Open Graph protocol',
    section: 'Structured properties',
    url: 'https://ogp.me/#structured',
  },
  metaImages: {
    name: 'Meta for Developers',
    section: 'Images in link shares',
    url: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
  },
  xMarkup: { name: 'X Developer Platform', section: 'Cards markup', url: `${x}overview/markup` },
  xLargeImage: {
    name: 'X Developer Platform',
    section: 'Summary card with large image',
    url: `${x}overview/summary-card-with-large-image`,
  },
  httpStatus: {
    name: 'RFC 9110',
    section: '15 Status codes',
    url: 'https://www.rfc-editor.org/rfc/rfc9110#section-15',
  },
  robotsMeta: {
    name: 'Google Search Central',
    section: 'Robots meta tag, data-nosnippet, and X-Robots-Tag',
    url: `${google}crawling-indexing/robots-meta-tag`,
  },
  robotsGoogle: {
    name: 'Google crawling',
    section: 'How Google interprets the robots.txt specification',
    url: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
  },
  robotsAccess: {
    name: 'RFC 9309',
    section: '2.3 Access method, 2.5 Limits',
    url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3',
  },
  sitemaps: { name: 'sitemaps.org', section: 'Protocol', url: 'https://www.sitemaps.org/protocol.html' },
  snippets: {
    name: 'Google Search Central',
    section: 'Control your snippets in search results',
    url: `${google}appearance/snippet`,
  },
  headings: {
    name: 'W3C WAI',
    section: 'Page structure tutorial: headings',
    url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  },
  softNotFound: {
    name: 'Google Search Central',
    section: 'soft 404 errors',
    url: `${google}crawling-indexing/http-network-errors#soft-404-errors`,
  },
  jsonLdScripts: {
    name: 'JSON-LD 1.1',
    section: '7.2 Restrictions for contents of JSON-LD script elements',
    url: 'https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements',
  },
  javascript: {
    name: 'Google Search Central',
    section: 'JavaScript SEO basics',
    url: `${google}crawling-indexing/javascript/javascript-seo-basics`,
  },
  openAiBots: {
    name: 'OpenAI',
    section: 'Overview of OpenAI crawlers',
    url: 'https://developers.openai.com/api/docs/bots',
  },
  anthropicBots: {
    name: 'Anthropic',
    section: 'Crawling by Anthropic',
    url: 'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
  },
  perplexityBots: {
    name: 'Perplexity',
    section: 'Perplexity crawlers',
    url: 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers',
  },
  googleExtended: {
    name: 'Google crawling',
    section: 'Google’s common crawlers: Google-Extended',
    url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers#google-extended',
  },
  commonCrawl: { name: 'Common Crawl', section: 'CCBot', url: 'https://commoncrawl.org/ccbot' },
  contentSignals: { name: 'Content Signals', section: 'Content-Signal', url: 'https://contentsignals.org/' },
  aiFeatures: {
    name: 'Google Search Central',
    section: 'AI features and your website',
    url: `${google}appearance/ai-features`,
  },
  publisher: { name: 'schema.org', section: 'publisher', url: 'https://schema.org/publisher' },
  llmsTxt: { name: 'llmstxt.org', section: 'Format', url: 'https://llmstxt.org/#format' },
} as const satisfies Record<string, Source>;
