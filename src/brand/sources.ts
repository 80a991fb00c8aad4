/** The published texts the checks rest on, named once. */
import type { Source } from './check';

const google = 'https://developers.google.com/search/docs/';
const wcag = 'https://www.w3.org/TR/WCAG22/#';
const act = 'https://www.w3.org/WAI/standards-guidelines/act/rules/';
const html = 'https://html.spec.whatwg.org/multipage/';
const observatory = 'https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring#tests_and_score_modifiers';
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
  pageLanguage: { name: 'ACT Rules', section: 'b5c3f8 HTML page has lang attribute', url: `${act}b5c3f8/` },
  validLanguage: {
    name: 'ACT Rules',
    section: 'bf051a HTML page lang attribute has valid language tag',
    url: `${act}bf051a/`,
  },
  resizeText: { name: 'WCAG 2.2', section: '1.4.4 Resize Text', url: `${wcag}resize-text` },
  viewportZoom: { name: 'ACT Rules', section: 'b4f0c3 Meta viewport allows for zoom', url: `${act}b4f0c3/` },
  nonTextContent: { name: 'WCAG 2.2', section: '1.1.1 Non-text Content', url: `${wcag}non-text-content` },
  imageName: { name: 'ACT Rules', section: '23a2a8 Image has non-empty accessible name', url: `${act}23a2a8/` },
  linkPurpose: {
    name: 'WCAG 2.2',
    section: '2.4.4 Link Purpose (In Context)',
    url: `${wcag}link-purpose-in-context`,
  },
  altFileName: {
    name: 'WCAG 2.2 Techniques',
    section: 'F30 Text alternatives that are not alternatives',
    url: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F30',
  },
  nameRoleValue: { name: 'WCAG 2.2', section: '4.1.2 Name, Role, Value', url: `${wcag}name-role-value` },
  linkName: { name: 'ACT Rules', section: 'c487ae Link has non-empty accessible name', url: `${act}c487ae/` },
  contrast: { name: 'WCAG 2.2', section: '1.4.3 Contrast (Minimum)', url: `${wcag}contrast-minimum` },
  timingAdjustable: { name: 'WCAG 2.2', section: '2.2.1 Timing Adjustable', url: `${wcag}timing-adjustable` },
  refreshDelay: { name: 'ACT Rules', section: 'bc659a Meta element has no refresh delay', url: `${act}bc659a/` },
  encoding: {
    name: 'HTML Standard',
    section: 'Specifying the document’s character encoding',
    url: `${html}semantics.html#charset`,
  },
  localizedVersions: {
    name: 'Google Search Central',
    section: 'Localized versions',
    url: `${google}specialty/international/localized-versions`,
  },
  langAttribute: {
    name: 'HTML Standard',
    section: 'The lang and xml:lang attributes',
    url: `${html}dom.html#the-lang-and-xml:lang-attributes`,
  },
  openGraphOptional: { name: 'The Open Graph protocol', section: 'Optional metadata', url: 'https://ogp.me/#optional' },
  inLanguage: { name: 'schema.org', section: 'inLanguage', url: 'https://schema.org/inLanguage' },
  languageOfPage: { name: 'WCAG 2.2', section: '3.1.1 Language of Page', url: `${wcag}language-of-page` },
  likelySubtags: {
    name: 'Unicode CLDR',
    section: 'Likely subtags',
    url: 'https://www.unicode.org/reports/tr35/#Likely_Subtags',
  },
  observatoryRedirection: {
    name: 'MDN HTTP Observatory',
    section: 'Redirection',
    url: observatory,
  },
  observatoryHsts: {
    name: 'MDN HTTP Observatory',
    section: 'Strict Transport Security (HSTS)',
    url: observatory,
  },
  observatoryCsp: {
    name: 'MDN HTTP Observatory',
    section: 'Content Security Policy (CSP)',
    url: observatory,
  },
  hsts: {
    name: 'RFC 6797',
    section: '6.1 Strict-Transport-Security HTTP Response Header Field',
    url: 'https://www.rfc-editor.org/rfc/rfc6797#section-6.1',
  },
  hstsPreload: { name: 'HSTS Preload List', section: 'Submission Requirements', url: 'https://hstspreload.org/' },
  csp: {
    name: 'Content Security Policy Level 3',
    section: 'script-src',
    url: 'https://www.w3.org/TR/CSP3/#directive-script-src',
  },
  frameAncestors: {
    name: 'Content Security Policy Level 3',
    section: 'frame-ancestors',
    url: 'https://www.w3.org/TR/CSP3/#directive-frame-ancestors',
  },
  frameOptions: {
    name: 'HTML',
    section: 'The X-Frame-Options header',
    url: 'https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-x-frame-options-header',
  },
  nosniff: {
    name: 'Fetch',
    section: 'X-Content-Type-Options header',
    url: 'https://fetch.spec.whatwg.org/#x-content-type-options-header',
  },
  referrerPolicy: {
    name: 'Referrer Policy',
    section: '3 Referrer Policies',
    url: 'https://www.w3.org/TR/referrer-policy/#referrer-policies',
  },
  mixedContent: {
    name: 'Mixed Content',
    section: '3 Content Categories',
    url: 'https://www.w3.org/TR/mixed-content/#categories',
  },
  upgradeRequests: {
    name: 'Upgrade Insecure Requests',
    section: '3.1 The upgrade-insecure-requests directive',
    url: 'https://www.w3.org/TR/upgrade-insecure-requests/#delivery',
  },
  securityTxt: {
    name: 'RFC 9116',
    section: '2 The Specification',
    url: 'https://www.rfc-editor.org/rfc/rfc9116#section-2',
  },
  securityTxtPlace: {
    name: 'RFC 9116',
    section: '3 Location of the security.txt File',
    url: 'https://www.rfc-editor.org/rfc/rfc9116#section-3',
  },
  policyLinks: {
    name: 'RFC 6903',
    section: '4 The privacy-policy Link Relation Type',
    url: 'https://www.rfc-editor.org/rfc/rfc6903#section-4',
  },
  contactPoint: { name: 'schema.org', section: 'contactPoint', url: 'https://schema.org/contactPoint' },
} as const satisfies Record<string, Source>;
