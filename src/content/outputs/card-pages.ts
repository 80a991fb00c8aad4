/** `.facet/gated/cards.json`: what reviewers see of each page's card and previews. Only the gate reads it. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  CARD_KINDS,
  CARD_PAGES_FILE,
  type CardPage,
  type CardPages,
  type JudgedCardPage,
} from '../../components/review/card-pages';
import { judgedPages } from '../../components/review/card-problems';
import type { ContentPageContext } from '../../components/page-context';
import { writeWhole } from '../model/cache';
import { isLocale } from '../../site/locales';
import type { PlannedPage } from '../pages/planned-page';
import { CardJudgements } from './card-judgements';
import type { PagesHtml } from './read-pages';
import type { Publication } from './publication';

/** The picture that tags name, and the file of this build it leads to; null if they name none. */
export function namedPicture(
  tags: readonly string[],
  siteUrl: string,
  isFile: (path: string) => boolean,
): CardPage['picture'] {
  const tag = tags.find((candidate) => /\sproperty="og:image"/.test(candidate));
  const url = /\scontent="([^"]+)"/.exec(tag ?? '')?.[1]?.replaceAll('&amp;', '&');
  if (url === undefined) return null;
  const path = url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : null;
  return { url, file: path !== null && isFile(path) ? path : null };
}

function isContent(context: PlannedPage['context']): context is PlannedPage['context'] & ContentPageContext {
  return 'visibility' in context;
}

/** @returns null for a page that cannot be shared: one without a canonical, a function's, or a pseudo-locale's */
function cardPage(publication: Publication, page: PlannedPage, html: PagesHtml): CardPage | null {
  const { path, state, context } = page;
  const route = CARD_KINDS.find((kind) => kind === page.route);
  if (context.head.canonical === null || !isLocale(context.locale) || route === undefined) return null;
  if (state === 'absent' || state === 'pseudo') return null;
  const tags = html.get(path)?.tags;
  if (tags === undefined) return null;
  const isFile = (name: string) => existsSync(join(publication.root, 'public', name));
  return {
    path,
    locale: context.locale,
    route,
    state,
    visibility: isContent(context) ? context.visibility : 'public',
    tags,
    picture: namedPicture(tags, publication.environment.siteUrl, isFile),
  };
}

/**
 * @param html of the pages that are files of `public/`
 * @returns every page that can be shared, the greatest risk first; cards have to be there already
 */
export function cardPages(publication: Publication, html: PagesHtml): CardPages {
  const { siteUrl, context } = publication.environment;
  const hidden = context !== 'production';
  const pages = publication.pages.flatMap((page) => cardPage(publication, page, html) ?? []);
  const judgements = new CardJudgements(publication.root, siteUrl, hidden);
  const judged = judgedPages(pages, (page) => judgements.of(page));
  judgements.save();
  return { siteUrl, hidden, pages: judged };
}

/**
 * Writes them, one page per line. If cards are left out, no list is left either, not even a former build's.
 *
 * @param folder `.facet/gated`, outside of what is published
 */
export function writeCardPages(publication: Publication, html: PagesHtml, folder: string): void {
  const file = join(folder, CARD_PAGES_FILE);
  if (publication.environment.leaveOut.includes('cards')) {
    rmSync(file, { force: true });
    return;
  }
  const { pages, ...site } = cardPages(publication, html);
  const lines = pages.map((page: JudgedCardPage) => JSON.stringify(page)).join(',\n');
  writeWhole(file, `${JSON.stringify(site).slice(0, -1)},"pages":[\n${lines}\n]}\n`);
}
