import { z } from 'zod';
import { indexablePages, metaOf, type PublishedSite } from './published-site';
import { parseXml } from './xml';

const urlset = z.object({
  urlset: z.object({
    url: z.array(
      z.object({
        loc: z.string(),
        lastmod: z.iso.date().optional(),
        'xhtml:link': z
          .array(z.object({ '@rel': z.literal('alternate'), '@hreflang': z.string(), '@href': z.string() }))
          .default([]),
      }),
    ),
  }),
});
const index = z.object({ sitemapindex: z.object({ sitemap: z.array(z.object({ loc: z.string() })) }) });

type Entry = z.output<typeof urlset>['urlset']['url'][number];

function entriesOf(site: PublishedSite, path: string): Entry[] {
  const parsed = parseXml(site.read(path));
  const parts = index.safeParse(parsed);
  if (!parts.success) return urlset.parse(parsed).urlset.url;
  return parts.data.sitemapindex.sitemap.flatMap(({ loc }) => entriesOf(site, loc.slice(site.origin.length)));
}

/** The sitemap has exactly the pages that may be indexed, with their own alternates and days. */
export function sitemapViolations(site: PublishedSite): string[] {
  const entries = new Map(entriesOf(site, '/sitemap.xml').map((entry) => [entry.loc, entry]));
  const expected = new Map(indexablePages(site).map((page) => [site.origin + page.path, page]));
  return [
    ...[...entries.keys()]
      .filter((loc) => !expected.has(loc))
      .map((loc) => `the sitemap holds ${loc}, which is not to be listed`),
    ...[...expected].flatMap(([loc, page]) => {
      const entry = entries.get(loc);
      if (entry === undefined) return [`the sitemap lacks ${loc}`];
      const alternates = entry['xhtml:link'].map((link) => [link['@hreflang'], link['@href']]);
      const changed = metaOf(page, 'article:modified_time') ?? metaOf(page, 'article:published_time');
      return [
        ...(JSON.stringify(alternates) === JSON.stringify(page.hreflang)
          ? []
          : [`the sitemap has other alternates of ${loc} than the page`]),
        ...(changed === undefined || entry.lastmod === changed.slice(0, 10)
          ? []
          : [`the sitemap dates ${loc} ${entry.lastmod ?? 'not at all'}`]),
      ];
    }),
  ];
}
