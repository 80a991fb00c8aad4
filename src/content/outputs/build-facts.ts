/** `/facet-build.json`: what each page of a build was, so that a reviewer sees what another build changed. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentPageContext } from '../../components/page-context';
import { isLocale } from '../../site/locales';
import type { MovedPath } from '../../site/redirects';
import { shortDigest } from '../model/cache';
import { STATE_FIELD } from '../model/stamps';
import { memoize } from '../../brand/basics/memoize';
import type { PlannedPage } from '../pages/planned-page';
import type { BuildFacts, FeedFacts, PageFacts } from '../review/read-facts';
import type { WrittenFeed } from './feeds';
import type { PagesHtml } from './read-pages';
import { writePublic, type Publication } from './publication';

/** What a build knows besides its pages. */
export interface BuildOutputs {
  readonly version: string;
  readonly redirects: readonly MovedPath[];
  readonly feeds: readonly WrittenFeed[];
}

export const BUILD_FACTS_PATH = '/facet-build.json';

/** What only pages of content say. */
function contentFacts({ context }: PlannedPage): Pick<PageFacts, 'visibility' | 'behind'> {
  const { visibility, behind } = context as Partial<ContentPageContext>;
  return {
    ...(visibility === undefined || visibility === 'public' ? {} : { visibility }),
    ...(behind ? { behind: { changed: behind.sections.length, total: behind.total } } : {}),
  };
}

function feedFacts({ siteUrl }: Publication['environment'], { locale, folder, entries }: WrittenFeed): FeedFacts {
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

/**
 * @param html of the pages that are files of `public/`
 * @returns facts of these pages, by path
 */
export function buildFacts(
  publication: Publication,
  { version, redirects, feeds }: BuildOutputs,
  html: PagesHtml,
): BuildFacts {
  // Pages share scripts, and untranslated pages share their source.
  const bytesOfScript = memoize((path: string) => {
    const file = join(publication.root, 'public', path);
    return existsSync(file) ? statSync(file).size : 0;
  });
  // Marking a translation as current is not an edit.
  const digestOfFile = memoize((path: string) =>
    shortDigest(readFileSync(join(publication.root, path), 'utf8').replace(STATE_FIELD, '')),
  );
  const pages = publication.pages.flatMap((page): PageFacts[] => {
    const { path, route, state, context } = page;
    const { locale, head } = context;
    const read = html.get(path);
    // No other build to compare with has pseudo-locales.
    if (!isLocale(locale) || state === 'absent' || state === 'pseudo' || read === undefined) return [];
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
