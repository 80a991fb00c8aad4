/** The published texts the checks rest on, named once. */
import type { Source } from './check';
import { PREVIEW_SOURCES, google, publisher } from './preview-sources';

const crawling = publisher('Google crawling', 'https://developers.google.com/crawling/docs/');
const html = publisher('HTML Standard', 'https://html.spec.whatwg.org/multipage/');
const observatory = publisher(
  'MDN HTTP Observatory',
  'https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring#tests_and_score_modifiers',
);
const openGraph = publisher('The Open Graph protocol', 'https://ogp.me/#');
const wcag = publisher('WCAG 2.2', 'https://www.w3.org/TR/WCAG22/#');

/** A document of the W3C. */
function w3c(name: string, section: string, path: string): Source {
  return { name, section, url: `https://www.w3.org/${path}` };
}

/** A term of schema.org. */
function schemaOrg(term: string): Source {
  return { name: 'schema.org', section: term, url: `https://schema.org/${term}` };
}

/** A directive of Content Security Policy. */
function cspDirective(name: string): Source {
  return {
    name: 'Content Security Policy Level 3',
    section: name,
    url: `https://www.w3.org/TR/CSP3/#directive-${name}`,
  };
}

/** A section of an RFC, its heading beginning with its number. */
function rfc(number: number, section: string): Source {
  const anchor = section.replace(/,? .*/, '');
  return { name: `RFC ${number}`, section, url: `https://www.rfc-editor.org/rfc/rfc${number}#section-${anchor}` };
}

/** An ACT rule, its title beginning with its id. */
function actRule(title: string): Source {
  const id = title.replace(/ .*/, '');
  return { name: 'ACT Rules', section: title, url: `https://www.w3.org/WAI/standards-guidelines/act/rules/${id}/` };
}

export const SOURCES = {
  siteNames: PREVIEW_SOURCES.siteNames,
  titleLinks: PREVIEW_SOURCES.titleLinks,
  favicon: PREVIEW_SOURCES.favicon,
  organization: google('Organization structured data', 'appearance/structured-data/organization'),
  validMetadata: google('Use valid HTML for page metadata', 'crawling-indexing/valid-page-metadata'),
  headParsing: html('The “in head” insertion mode', 'parsing.html#parsing-main-inhead'),
  metadataContent: html('Metadata content', 'dom.html#metadata-content-2'),
  canonicalization: google('Consolidate duplicate URLs', 'crawling-indexing/consolidate-duplicate-urls'),
  pageTitled: wcag('2.4.2 Page Titled', 'page-titled'),
  sameAs: schemaOrg('sameAs'),
  manifest: w3c('Web Application Manifest', 'name, short_name', 'TR/appmanifest/#name-member'),
  manifestNames: PREVIEW_SOURCES.manifestNames,
  canonicalLink: rfc(6596, '3 The canonical link relation'),
  robots: rfc(9309, '2.2 Specification'),
  openGraph: openGraph('Basic metadata', 'metadata'),
  openGraphArrays: openGraph('Arrays', 'array'),
  openGraphImages: openGraph('Structured properties', 'structured'),
  metaImages: PREVIEW_SOURCES.metaImages,
  whatsApp: PREVIEW_SOURCES.whatsApp,
  xMarkup: PREVIEW_SOURCES.xMarkup,
  xLargeImage: PREVIEW_SOURCES.xLargeImage,
  httpStatus: rfc(9110, '15 Status codes'),
  robotsMeta: google('Robots meta tag, data-nosnippet, and X-Robots-Tag', 'crawling-indexing/robots-meta-tag'),
  robotsGoogle: crawling('How Google interprets the robots.txt specification', 'robots-txt/robots-txt-spec'),
  robotsAccess: rfc(9309, '2.3 Access method, 2.5 Limits'),
  sitemaps: { name: 'sitemaps.org', section: 'Protocol', url: 'https://www.sitemaps.org/protocol.html' },
  snippets: google('Control your snippets in search results', 'appearance/snippet'),
  crawlableLinks: google('Make your links crawlable', 'crawling-indexing/links-crawlable#crawlable-links'),
  linkText: google('Anchor text placement', 'crawling-indexing/links-crawlable#anchor-text'),
  headings: w3c('W3C WAI', 'Page structure tutorial: headings', 'WAI/tutorials/page-structure/headings/'),
  softNotFound: google('soft 404 errors', 'crawling-indexing/http-network-errors#soft-404-errors'),
  jsonLdScripts: w3c(
    'JSON-LD 1.1',
    '7.2 Restrictions for contents of JSON-LD script elements',
    'TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements',
  ),
  indexableContent: google('Google Search technical requirements: indexable content', 'essentials/technical'),
  javascript: google('JavaScript SEO basics', 'crawling-indexing/javascript/javascript-seo-basics'),
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
  googleExtended: crawling(
    'Google’s common crawlers: Google-Extended',
    'crawlers-fetchers/google-common-crawlers#google-extended',
  ),
  commonCrawl: { name: 'Common Crawl', section: 'CCBot', url: 'https://commoncrawl.org/ccbot' },
  contentSignals: { name: 'Content Signals', section: 'Content-Signal', url: 'https://contentsignals.org/' },
  aiPreferencesAttached: {
    name: 'IETF Internet-Draft',
    section: 'Associating AI Usage Preferences with Content in HTTP',
    url: 'https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/',
  },
  aiPreferencesVocabulary: {
    name: 'IETF Internet-Draft',
    section: 'A Vocabulary For Expressing AI Usage Preferences',
    url: 'https://datatracker.ietf.org/doc/draft-ietf-aipref-vocab/',
  },
  rsl: { name: 'RSL 1.0', section: 'Really Simple Licensing', url: 'https://rslstandard.org/rsl' },
  tdmReservation: {
    name: 'TDM Reservation Protocol',
    section: 'Processing priority',
    url: 'https://www.w3.org/community/reports/tdmrep/CG-FINAL-tdmrep-20240510/',
  },
  aiFeatures: google('AI features and your website', 'appearance/ai-features'),
  publisher: schemaOrg('publisher'),
  llmsTxt: { name: 'llmstxt.org', section: 'Format', url: 'https://llmstxt.org/#format' },
  pageLanguage: actRule('b5c3f8 HTML page has lang attribute'),
  validLanguage: actRule('bf051a HTML page lang attribute has valid language tag'),
  sameLanguage: actRule('5b7ae0 HTML page lang and xml:lang attributes have matching values'),
  resizeText: wcag('1.4.4 Resize Text', 'resize-text'),
  viewport: {
    name: 'Lighthouse',
    section: 'Does not have a <meta name="viewport"> tag with width or initial-scale',
    url: 'https://developer.chrome.com/docs/lighthouse/pwa/viewport',
  },
  viewportZoom: actRule('b4f0c3 Meta viewport allows for zoom'),
  nonTextContent: wcag('1.1.1 Non-text Content', 'non-text-content'),
  imageName: actRule('23a2a8 Image has non-empty accessible name'),
  linkPurpose: wcag('2.4.4 Link Purpose (In Context)', 'link-purpose-in-context'),
  altFileName: w3c(
    'WCAG 2.2 Techniques',
    'F30 Text alternatives that are not alternatives',
    'WAI/WCAG22/Techniques/failures/F30',
  ),
  nameRoleValue: wcag('4.1.2 Name, Role, Value', 'name-role-value'),
  linkName: actRule('c487ae Link has non-empty accessible name'),
  buttonName: actRule('97a4e1 Button has non-empty accessible name'),
  fieldName: actRule('e086e5 Form field has non-empty accessible name'),
  contrast: wcag('1.4.3 Contrast (Minimum)', 'contrast-minimum'),
  timingAdjustable: wcag('2.2.1 Timing Adjustable', 'timing-adjustable'),
  refreshDelay: actRule('bc659a Meta element has no refresh delay'),
  encoding: html('Specifying the document’s character encoding', 'semantics.html#charset'),
  doctype: html('The DOCTYPE', 'syntax.html#the-doctype'),
  quirksMode: html('The “initial” insertion mode', 'parsing.html#the-initial-insertion-mode'),
  localizedVersions: google('Localized versions', 'specialty/international/localized-versions'),
  langAttribute: html('The lang and xml:lang attributes', 'dom.html#the-lang-and-xml:lang-attributes'),
  openGraphOptional: openGraph('Optional metadata', 'optional'),
  inLanguage: schemaOrg('inLanguage'),
  languageOfPage: wcag('3.1.1 Language of Page', 'language-of-page'),
  likelySubtags: {
    name: 'Unicode CLDR',
    section: 'Likely subtags',
    url: 'https://www.unicode.org/reports/tr35/#Likely_Subtags',
  },
  observatoryRedirection: observatory('Redirection'),
  observatoryHsts: observatory('Strict Transport Security (HSTS)'),
  observatoryCsp: observatory('Content Security Policy (CSP)'),
  hsts: rfc(6797, '6.1 Strict-Transport-Security HTTP Response Header Field'),
  hstsPreload: { name: 'HSTS Preload List', section: 'Submission Requirements', url: 'https://hstspreload.org/' },
  csp: cspDirective('script-src'),
  frameAncestors: cspDirective('frame-ancestors'),
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
  referrerPolicy: w3c('Referrer Policy', '3 Referrer Policies', 'TR/referrer-policy/#referrer-policies'),
  cookieSecure: rfc(6265, '4.1.2.5 The Secure Attribute'),
  observatoryCookies: observatory('Cookies'),
  corsCredentials: {
    name: 'Fetch',
    section: 'CORS protocol and credentials',
    url: 'https://fetch.spec.whatwg.org/#cors-protocol-and-credentials',
  },
  integrity: w3c('Subresource Integrity', 'The integrity attribute', 'TR/SRI/#the-integrity-attribute'),
  observatoryIntegrity: observatory('Subresource Integrity (SRI)'),
  mixedContent: w3c('Mixed Content', '3 Content Categories', 'TR/mixed-content/#categories'),
  upgradeRequests: w3c(
    'Upgrade Insecure Requests',
    '3.1 The upgrade-insecure-requests directive',
    'TR/upgrade-insecure-requests/#delivery',
  ),
  securityTxt: rfc(9116, '2 The Specification'),
  securityTxtPlace: rfc(9116, '3 Location of the security.txt File'),
  policyLinks: rfc(6903, '4 The privacy-policy Link Relation Type'),
  contactPoint: schemaOrg('contactPoint'),
} as const satisfies Record<string, Source>;
