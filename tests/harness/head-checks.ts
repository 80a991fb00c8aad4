/** What the head of each page must say, compared with the other pages. */
import { z } from 'zod';
import { indexablePages, isOwnCanonical, metaOf, type PublishedPage, type PublishedSite } from './published-site';

const thing = z.looseObject({ '@type': z.string() });
const document = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(thing) });
const pageThing = z.object({
  '@type': z.string(),
  url: z.string(),
  inLanguage: z.string(),
  image: z.string().optional(),
});
const trail = z.object({
  itemListElement: z.array(
    z.object({ '@type': z.literal('ListItem'), position: z.number(), name: z.string(), item: z.string() }),
  ),
});

const PAGE_TYPES = ['WebPage', 'CollectionPage', 'Article', 'BlogPosting'];

/** The page at an absolute URL of the site. */
function pageAt(site: PublishedSite, url: string): PublishedPage | undefined {
  return url.startsWith(site.origin) ? site.byPath.get(url.slice(site.origin.length)) : undefined;
}

export function canonicalViolations(site: PublishedSite): string[] {
  return site.pages.flatMap((page) => {
    const { path, canonical, noindex } = page;
    if (canonical === undefined) return noindex ? [] : [`${path} has no canonical and is not marked noindex`];
    if (isOwnCanonical(site, page)) return [];
    const target = pageAt(site, canonical);
    if (target === undefined || !isOwnCanonical(site, target))
      return [`${path} has the canonical ${canonical}, which is no page of its own`];
    return page.hreflang.length === 0 ? [] : [`${path} stands for another page and has alternates`];
  });
}

const signature = ({ hreflang }: PublishedPage): string => JSON.stringify([...hreflang].sort());

export function hreflangViolations(site: PublishedSite): string[] {
  return site.pages
    .filter((page) => page.hreflang.length > 0 && isOwnCanonical(site, page))
    .flatMap((page) => {
      const { path, hreflang, canonical } = page;
      const found: string[] = [];
      const tags = hreflang.map(([tag]) => tag);
      if (new Set(tags).size !== tags.length) found.push(`${path} names a language twice`);
      if (!hreflang.some(([tag, url]) => tag === page.lang && url === canonical))
        found.push(`${path} is not among its alternates`);
      const [, fallback] = hreflang.find(([tag]) => tag === 'x-default') ?? [];
      if (!hreflang.some(([tag, url]) => tag !== 'x-default' && url === fallback))
        found.push(`${path} has no x-default among its alternates`);
      for (const [tag, url] of hreflang.filter(([name]) => name !== 'x-default')) {
        const target = pageAt(site, url);
        if (target === undefined || !isOwnCanonical(site, target))
          found.push(`${path} names ${url}, which is no page of its own`);
        else if (target.lang !== tag)
          found.push(`${path} names ${url} as ${tag}, but its language is ${target.lang ?? 'not said'}`);
        else if (signature(target) !== signature(page))
          found.push(`${path} names ${url}, which does not name the same pages`);
      }
      return found;
    });
}

export function previewViolations(site: PublishedSite): string[] {
  return site.pages
    .filter(({ canonical }) => canonical !== undefined)
    .flatMap((page) => {
      const image = metaOf(page, 'og:image');
      const isFile = image?.startsWith(site.origin) === true && site.files.has(image.slice(site.origin.length));
      return [
        ...(metaOf(page, 'og:url') === page.canonical ? [] : [`${page.path} has an og:url that is not its canonical`]),
        ...(isFile ? [] : [`${page.path} has the og:image ${image ?? '(none)'}, which is no file`]),
        ...(metaOf(page, 'og:image:alt') ? [] : [`${page.path} has an og:image without alt`]),
      ];
    });
}

function structuredDataOf(site: PublishedSite, page: PublishedPage): string[] {
  const { path, canonical = '' } = page;
  const [text = '', ...more] = page.jsonLd;
  if (more.length > 0 || text === '') return [`${path} has ${page.jsonLd.length} blocks of JSON-LD`];
  const parsed = document.safeParse(JSON.parse(text));
  if (!parsed.success) return [`${path} has JSON-LD of another form: ${parsed.error.message}`];
  const graph = parsed.data['@graph'];
  const things = graph
    .filter((item) => PAGE_TYPES.includes(item['@type']))
    .map((item) => pageThing.safeParse(item).data);
  const [self] = things;
  if (things.length !== 1 || self === undefined) return [`${path} does not describe one page in its JSON-LD`];
  const trails = graph
    .filter((item) => item['@type'] === 'BreadcrumbList')
    .map((item) => trail.parse(item).itemListElement);
  const article = metaOf(page, 'og:type') === 'article';
  const language = pageAt(site, canonical)?.lang;
  return [
    ...(self.url === canonical ? [] : [`${path} has JSON-LD of ${self.url}, its canonical is ${canonical}`]),
    ...(self.inLanguage === language
      ? []
      : [`${path} has JSON-LD in ${self.inLanguage}, its canonical is in ${language ?? 'no language'}`]),
    ...(article && !/Article|BlogPosting/.test(self['@type']) ? [`${path} is an article but in its JSON-LD`] : []),
    ...(article && self.image !== metaOf(page, 'og:image')
      ? [`${path} has another picture in its JSON-LD than in its preview`]
      : []),
    ...trails.flatMap((items) => [
      ...(items.at(-1)?.item === canonical ? [] : [`${path} does not end its breadcrumbs`]),
      ...items
        .filter(({ item }) => pageAt(site, item) === undefined)
        .map(({ item }) => `${path} has a breadcrumb to ${item}, which is no page`),
      ...(items.every(({ position }, index) => position === index + 1)
        ? []
        : [`${path} numbers its breadcrumbs wrongly`]),
    ]),
  ];
}

export function structuredDataViolations(site: PublishedSite): string[] {
  return site.pages.flatMap((page) => {
    if (page.canonical === undefined)
      return page.jsonLd.length === 0 ? [] : [`${page.path} has JSON-LD and no canonical`];
    return structuredDataOf(site, page);
  });
}

/** The robots.txt names the sitemap if and only if pages may be indexed. */
export function robotsViolations(site: PublishedSite): string[] {
  const listed = indexablePages(site).some(({ noindex }) => !noindex);
  const named = /^Sitemap: (.*)$/m.exec(site.read('/robots.txt'))?.[1];
  if (!listed) return named === undefined ? [] : ['robots.txt names a sitemap of a deploy that is not to be listed'];
  return named === `${site.origin}/sitemap.xml` ? [] : [`robots.txt names ${named ?? 'no sitemap'}`];
}
