/** Checks that a built site is consistent: all outputs say the same about a page. */
import { z } from 'zod';
import { PSEUDO_LOCALES } from '../../src/site/pseudo-locale-tags';
import { feedViolations } from './feed-checks';
import {
  canonicalViolations,
  hreflangViolations,
  previewViolations,
  robotsViolations,
  structuredDataViolations,
} from './head-checks';
import { linkViolations, llmsViolations } from './link-checks';
import { readPublishedSite, type PublishedSite } from './published-site';
import { sitemapViolations } from './sitemap-checks';

const buildFacts = z.object({
  version: z.string(),
  context: z.string(),
  pages: z.array(
    z.object({
      path: z.string(),
      locale: z.string(),
      status: z.enum(['source', 'translated', 'outdated', 'fallback', 'interface']),
      route: z.string().nullable(),
      title: z.string().min(1),
      sourceDigest: z.string().min(1).nullable(),
      textDigest: z.string().min(1),
      cardDigest: z.string().nullable(),
      htmlBytes: z.number(),
      scriptBytes: z.number(),
    }),
  ),
});

/** `/facet-build.json` names every page of the folder in a written locale, with its size and language. */
function buildFactsViolations(site: PublishedSite): string[] {
  const { pages } = buildFacts.parse(JSON.parse(site.read('/facet-build.json')));
  const named = new Map(pages.map((page) => [page.path, page]));
  return [
    ...pages
      .filter(({ path }) => !site.byPath.has(path))
      .map(({ path }) => `facet-build.json names ${path}, which is no page`),
    ...site.pages.flatMap(({ path, lang, canonical }) => {
      if (PSEUDO_LOCALES.some((locale) => locale === lang)) return [];
      const facts = named.get(path);
      if (facts === undefined) return [`facet-build.json lacks ${path}`];
      const bytes = Buffer.byteLength(site.read(path.endsWith('/') ? `${path}index.html` : path));
      const fallback = canonical !== undefined && canonical !== site.origin + path;
      return [
        ...(facts.htmlBytes === bytes
          ? []
          : [`facet-build.json has ${facts.htmlBytes} bytes for ${path}, it has ${bytes}`]),
        ...(facts.locale === lang ? [] : [`facet-build.json has ${path} in ${facts.locale}`]),
        ...((facts.status === 'fallback') === fallback ? [] : [`facet-build.json has ${path} as ${facts.status}`]),
      ];
    }),
  ];
}

/** Each check by what it verifies. */
export const OUTPUT_CHECKS: Readonly<Record<string, (site: PublishedSite) => string[]>> = {
  'every canonical is the page or a page with a text of its own': canonicalViolations,
  'alternates name each other, themselves and a default': hreflangViolations,
  'previews name their page and a picture that exists': previewViolations,
  'structured data speaks of the canonical': structuredDataViolations,
  'the sitemap holds the pages to be listed, as they describe themselves': sitemapViolations,
  'robots.txt names the sitemap where it may be read': robotsViolations,
  'feeds hold the newest articles of their language, whole': feedViolations,
  'llms.txt links to pages with a text of their own': llmsViolations,
  'links lead to pages, files and fragments that exist': linkViolations,
  'facet-build.json names every page': buildFactsViolations,
};

/** @param folder a build's public folder */
export function outputViolations(folder: string): string[] {
  const site = readPublishedSite(folder);
  return Object.values(OUTPUT_CHECKS).flatMap((check) => check(site));
}
