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
} as const satisfies Record<string, Source>;
