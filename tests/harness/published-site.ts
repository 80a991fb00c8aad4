/** A site in a public folder: what its pages say about themselves, read only from their HTML. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, elementsOf, textOf, type Element } from './words';

export interface PublishedPage {
  /** With a trailing slash, or a file name. */
  readonly path: string;
  readonly elements: readonly Element[];
  readonly lang: string | undefined;
  readonly canonical: string | undefined;
  readonly noindex: boolean;
  /** URLs by hreflang, in page order. */
  readonly hreflang: readonly (readonly [tag: string, url: string])[];
  /** Contents by property or name. */
  readonly meta: ReadonlyMap<string, readonly string[]>;
  /** Texts of `<script type="application/ld+json">`. */
  readonly jsonLd: readonly string[];
  /** Announced feeds: media type and address. */
  readonly feeds: readonly { readonly type: string; readonly href: string }[];
  readonly ids: ReadonlySet<string>;
  /** The element with an article's text. */
  readonly prose: Element | undefined;
}

export interface PublishedSite {
  /** Paths of all files, with a leading slash. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly PublishedPage[];
  /** Pages by path. */
  readonly byPath: ReadonlyMap<string, PublishedPage>;
  /** Origin of the canonicals. */
  readonly origin: string;
  read(path: string): string;
}

const FEED_TYPES = ['application/rss+xml', 'application/atom+xml', 'application/feed+json'];

/** Pages by their HTML: changing one does not affect the others. */
const known = new Map<string, PublishedPage>();

function readPage(path: string, html: string): PublishedPage {
  const key = `${path}\n${html}`;
  const page = known.get(key) ?? parsePage(path, html);
  known.set(key, page);
  return page;
}

function parsePage(path: string, html: string): PublishedPage {
  const elements = elementsOf(html);
  const links = elements.filter(({ tagName }) => tagName === 'link');
  const rel = (value: string) => links.filter((link) => attribute(link, 'rel') === value);
  const meta = new Map<string, string[]>();
  for (const element of elements.filter(({ tagName }) => tagName === 'meta')) {
    const name = attribute(element, 'property') ?? attribute(element, 'name') ?? '';
    meta.set(name, [...(meta.get(name) ?? []), attribute(element, 'content') ?? '']);
  }
  return {
    path,
    elements,
    lang: attribute(
      elements.find(({ tagName }) => tagName === 'html'),
      'lang',
    ),
    canonical: attribute(rel('canonical')[0], 'href'),
    noindex: (meta.get('robots') ?? []).some((content) => content.includes('noindex')),
    hreflang: rel('alternate').flatMap((link) => {
      const tag = attribute(link, 'hreflang');
      return tag === undefined ? [] : [[tag, attribute(link, 'href') ?? ''] as const];
    }),
    meta,
    jsonLd: elements
      .filter((element) => element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json')
      .map((element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')),
    feeds: rel('alternate').flatMap((link) => {
      const type = attribute(link, 'type') ?? '';
      return FEED_TYPES.includes(type) ? [{ type, href: attribute(link, 'href') ?? '' }] : [];
    }),
    ids: new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
    prose: elements.find((element) => (attribute(element, 'class') ?? '').split(' ').includes('prose')),
  };
}

/**
 * Reads every HTML page of a folder.
 * @param changed pages to read instead of those in the folder, by path of the file: for tests of the checks
 */
export function readPublishedSite(folder: string, changed: ReadonlyMap<string, string> = new Map()): PublishedSite {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .sort();
  const read = (path: string) => changed.get(path) ?? readFileSync(join(folder, path), 'utf8');
  const pages = files
    .filter((path) => path.endsWith('.html'))
    .map((path) => readPage(path.replace(/\/index\.html$/, '/'), read(path)));
  const canonical = pages.find((page) => page.canonical !== undefined)?.canonical;
  return {
    files: new Set(files),
    pages,
    byPath: new Map(pages.map((page) => [page.path, page])),
    origin: canonical === undefined ? '' : new URL(canonical).origin,
    read,
  };
}

/** Whether a page is its own canonical. */
export function isOwnCanonical({ origin }: PublishedSite, { canonical, path }: PublishedPage): boolean {
  return canonical === origin + path;
}

/** Pages that search engines should list: their own canonical, and not noindex unless the whole deploy is. */
export function indexablePages(site: PublishedSite): PublishedPage[] {
  const wholeDeploy = site.pages.every(({ noindex }) => noindex);
  return site.pages.filter((page) => isOwnCanonical(site, page) && (wholeDeploy || !page.noindex));
}

/** The first text of a meta element; undefined if the page has none. */
export function metaOf(page: PublishedPage, name: string): string | undefined {
  return page.meta.get(name)?.[0];
}

/** A text without white space, so that differently formatted HTML compares as equal. */
export function lettersOf(element: Parameters<typeof textOf>[0]): string {
  return textOf(element).replace(/\s+/g, '');
}
