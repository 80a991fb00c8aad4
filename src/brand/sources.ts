/** The published texts the checks rest on, named once. */
import type { Source } from './check';

const google = 'https://developers.google.com/search/docs/';
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
