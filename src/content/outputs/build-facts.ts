/** `/facet-build.json`: what each page of a build was, so that a reviewer sees what another build changed. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Behind, ContentPageContext } from '../../components/page-context';
import type { DeployContext } from '../../site/environment';
import { isLocale, type WrittenLocale } from '../../site/locales';
import type { MovedPath } from '../../site/redirects';
import type { RouteId } from '../../site/routes';
import { shortDigest } from '../model/cache';
import type { PlannedPage } from '../pages/planned-page';
import type { WrittenFeed } from './feeds';
import type { PagesHtml } from './read-pages';
import { writePublic, type Publication } from './publication';

export interface PageBuildFacts {
  readonly path: string;
  readonly locale: WrittenLocale;
  /** Null for the page about a missing page. */
  readonly route: RouteId | null;
  /** Without the site's name. */
  readonly title: string;
  /** What the table of translations says of the page. */
  readonly status: Exclude<PlannedPage['state'], 'pseudo'>;
  /** Set if production does not show it. */
  readonly visibility?: 'draft' | 'scheduled';
  /** Of an outdated translation: sections of the source that changed since, and all it has. */
  readonly behind?: { readonly changed: number; readonly total: number };
  /** Digest of the content file it shows, and of the names of the media it shows; null if it shows none. */
  readonly sourceDigest: string | null;
  /** Digest of the words in `<main>`, without their markup. */
  readonly textDigest: string;
  /** From the name of the page's social card; null if it has none. */
  readonly cardDigest: string | null;
  /** Bytes of the file and of the script files it loads at once, both uncompressed: packing 10,000 pages takes minutes. */
  readonly htmlBytes: number;
  readonly scriptBytes: number;
}

/** What the feeds next to a listing hold, the same in each format. */
export interface FeedBuildFacts {
  readonly locale: WrittenLocale;
  /** Path of the listing. */
  readonly folder: string;
  /** Newest first; the digest is of all that a reader is told, except the site's origin and the picture. */
  readonly entries: readonly { readonly path: string; readonly title: string; readonly digest: string }[];
}

export interface BuildFacts {
  readonly version: string;
  readonly context: DeployContext;
  readonly pages: readonly PageBuildFacts[];
  /** URLs of content that moved. */
  readonly redirects: readonly MovedPath[];
  readonly feeds: readonly FeedBuildFacts[];
}

/** What a build knows besides its pages. */
export interface BuildOutputs {
  readonly version: string;
  readonly redirects: readonly MovedPath[];
  readonly feeds: readonly WrittenFeed[];
}

export const BUILD_FACTS_PATH = '/facet-build.json';

/** What only pages of content say. */
function contentFacts({ context }: PlannedPage): Pick<PageBuildFacts, 'visibility' | 'behind'> {
  const { visibility, behind } = context as Partial<ContentPageContext>;
  const isBehind = (value: Behind | null | undefined): value is Behind => value !== null && value !== undefined;
  return {
    ...(visibility === undefined || visibility === 'public' ? {} : { visibility }),
    ...(isBehind(behind) ? { behind: { changed: behind.sections.length, total: behind.total } } : {}),
  };
}

function feedFacts({ siteUrl }: Publication['environment'], { locale, folder, entries }: WrittenFeed): FeedBuildFacts {
  return {
    locale,
    folder,
    entries: entries.map(({ url, title, image: _, ...told }) => ({
      path: url.slice(siteUrl.length),
      title,
      // A preview may have another origin than production.
      digest: shortDigest(JSON.stringify([title, told]).replaceAll(siteUrl, '')),
    })),
  };
}

/** Remembers what it was asked for: pages share scripts, and untranslated pages share their source. */
function remembering<T>(read: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const value = read(path);
    known.set(path, value);
    return value;
  };
}

/**
 * @param html of the pages that are files of `public/`
 * @returns facts of these pages, by path
 */
export function buildFacts(
  publication: Publication,
  { version, redirects, feeds }: BuildOutputs,
  html: PagesHtml,
): BuildFacts {
  const bytesOfScript = remembering((path) => {
    const file = join(publication.root, 'public', path);
    return existsSync(file) ? statSync(file).size : 0;
  });
  const digestOfFile = remembering((path) => shortDigest(readFileSync(join(publication.root, path))));
  const pages = publication.pages.flatMap((page): PageBuildFacts[] => {
    const { path, route, state, context } = page;
    const { locale, head } = context;
    const read = html.get(path);
    // No other build to compare with has pseudo-locales.
    if (!isLocale(locale) || state === 'pseudo' || read === undefined) return [];
    return [
      {
        path,
        locale,
        route,
        title: head.title,
        status: state,
        ...contentFacts(page),
        sourceDigest: page.file === null ? null : shortDigest([digestOfFile(page.file), ...read.media].join(' ')),
        textDigest: read.textDigest,
        cardDigest: head.card === null ? null : (/([^/]+)\.[a-z]+$/.exec(head.card)?.[1] ?? null),
        htmlBytes: read.bytes,
        scriptBytes: read.scripts.reduce((sum, source) => sum + bytesOfScript(source), 0),
      },
    ];
  });
  return {
    version,
    context: publication.environment.context,
    pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)),
    redirects,
    feeds: feeds.map((feed) => feedFacts(publication.environment, feed)),
  };
}

/** A list with an element on each line. */
function lines(elements: readonly string[]): string {
  return elements.length === 0 ? '[]' : `[\n${elements.join(',\n')}\n]`;
}

/** The text of the file: a page, a redirect, an entry of a feed on each line. */
export function formatBuildFacts({ pages, redirects, feeds, ...build }: BuildFacts): string {
  const json = (value: unknown) => JSON.stringify(value);
  const feedLines = feeds.map(
    ({ entries, ...feed }) => `${json(feed).slice(0, -1)},"entries":${lines(entries.map(json))}}`,
  );
  const head = json(build).slice(0, -1);
  return `${head},"pages":${lines(pages.map(json))},"redirects":${lines(redirects.map(json))},"feeds":${lines(feedLines)}}\n`;
}

export function writeBuildFacts(publication: Publication, outputs: BuildOutputs, html: PagesHtml): void {
  writePublic(publication, BUILD_FACTS_PATH, formatBuildFacts(buildFacts(publication, outputs, html)));
}
