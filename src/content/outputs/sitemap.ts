/**
 * The sitemap: every page under its own URL, with its alternates (https://www.sitemaps.org/protocol.html,
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap). Written here and not
 * by the package `sitemap`: that one is asynchronous streams around these few lines, and splits by number alone.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hreflangLinks } from '../../site/page-metadata';
import type { PlannedPage } from '../pages/planned-page';
import { listedPages, writePublic, type Publication } from './publication';
import type { Piece } from '../../encoding/text';
import { element, textElement, xmlDocument } from '../../encoding/xml';

export const SITEMAP_PATH = '/sitemap.xml';

/** The protocol's limits of one file; bytes uncompressed. */
export const SITEMAP_LIMITS = { urls: 50_000, bytes: 50 * 1024 * 1024 };

type Limits = typeof SITEMAP_LIMITS;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Room for the markup around the entries of a file. */
const FRAME_BYTES = 1024;

function urlOf({ path, modified, context: { head } }: PlannedPage): Piece<'xml'> {
  return element('url', [
    textElement('loc', head.siteUrl + path),
    ...hreflangLinks(head.alternates).map(({ hreflang, url }) =>
      textElement('xhtml:link', '', { rel: 'alternate', hreflang, href: url }),
    ),
    ...(modified === null ? [] : [textElement('lastmod', modified)]),
  ]);
}

/** Splits entries in order, so that no part is over a limit. */
function parts(urls: readonly Piece<'xml'>[], limits: Limits): Piece<'xml'>[][] {
  const split: Piece<'xml'>[][] = [[]];
  let bytes = FRAME_BYTES;
  for (const url of urls) {
    const size = Buffer.byteLength(url) + 1;
    const last = split.at(-1);
    if (last === undefined || last.length >= limits.urls || (last.length > 0 && bytes + size > limits.bytes)) {
      split.push([url]);
      bytes = FRAME_BYTES + size;
    } else {
      last.push(url);
      bytes += size;
    }
  }
  return split;
}

function urlset(urls: readonly Piece<'xml'>[]): string {
  return xmlDocument(element('urlset', urls, { xmlns: NAMESPACE, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }));
}

/**
 * @param limits of one file; by default the protocol's
 * @returns files by path: the sitemap, or an index and its parts
 */
export function sitemapFiles(publication: Publication, limits: Limits = SITEMAP_LIMITS): ReadonlyMap<string, string> {
  const pages = listedPages(publication).sort((a, b) => (a.path < b.path ? -1 : 1));
  const [first = [], ...more] = parts(pages.map(urlOf), limits);
  if (more.length === 0) return new Map([[SITEMAP_PATH, urlset(first)]]);
  const files = [first, ...more].map((urls, index): [string, string] => [`/sitemap-${index + 1}.xml`, urlset(urls)]);
  const index = files.map(([path]) => element('sitemap', [textElement('loc', publication.environment.siteUrl + path)]));
  return new Map([[SITEMAP_PATH, xmlDocument(element('sitemapindex', index, { xmlns: NAMESPACE }))], ...files]);
}

/** Writes the sitemap, and removes parts an earlier, larger one left. */
export function writeSitemap(publication: Publication): void {
  const files = sitemapFiles(publication);
  const folder = join(publication.root, 'public');
  for (const name of readdirSync(folder)) {
    if (/^sitemap-\d+\.xml$/.test(name) && !files.has(`/${name}`)) rmSync(join(folder, name));
  }
  for (const [path, text] of files) writePublic(publication, path, text);
}
