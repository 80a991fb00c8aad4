/** What is wrong with a page's card and previews, and how pages are put in order by it. */
import type { NoteCode, PreviewCard, PreviewNote } from '../../brand/previews/card';
import { collapse, lengthOf } from '../../brand/basics/text';
import { SOCIAL_CARD } from '../../site/page-metadata';
import {
  CARD_RISKS,
  type CardPage,
  type CardPages,
  type CardRisk,
  type JudgedCardPage,
  type TextCut,
} from './card-pages';
import { readCard } from './card-previews';

/** What the engine notes of a preview, as a risk. */
const RISK_OF: Readonly<Record<NoteCode, CardRisk>> = {
  creator: 'noted',
  'creator-malformed': 'noted',
  'title-fallback': 'noted',
  'title-missing': 'text-missing',
  'description-fallback': 'noted',
  'description-missing': 'text-missing',
  'name-missing': 'noted',
  'picture-missing': 'card-missing',
  'picture-broken': 'card-missing',
  'picture-unread': 'noted',
  'picture-too-small': 'noted',
  'picture-small': 'noted',
  'picture-unfit': 'noted',
  'picture-format': 'noted',
  'picture-relative': 'noted',
  'card-assumed': 'noted',
  'card-none': 'text-missing',
  'tags-missing': 'text-missing',
  'crawler-refused': 'noted',
  'not-indexed': 'noindex',
  'snippet-refused': 'noted',
};

function cutOf(previews: readonly PreviewCard[], part: 'title' | 'description'): TextCut | null {
  const cut = previews.flatMap((card) => {
    const lost = lengthOf(card[part]?.rest.trim() ?? '');
    return lost === 0 ? [] : [{ id: card.id, lost }];
  });
  if (cut.length === 0) return null;
  return { previews: cut.map(({ id }) => id), characters: Math.max(...cut.map(({ lost }) => lost)) };
}

/** Whether the page has a picture of its own; without one it shows the site's, or none. */
function hasOwnCard({ picture }: CardPage): boolean {
  return picture?.file?.startsWith(`/${SOCIAL_CARD.folder}/`) ?? false;
}

function risksOf(page: CardPage, notes: readonly PreviewNote[], hidden: boolean): Set<CardRisk> {
  const noted = notes.map(({ code }) => RISK_OF[code]);
  const risks = new Set(hidden ? noted.filter((risk) => risk !== 'noindex') : noted);
  if (!hasOwnCard(page)) risks.add('card-missing');
  if (page.state === 'fallback' || page.state === 'outdated') risks.add(page.state);
  if (page.visibility !== 'public') risks.add(page.visibility);
  return risks;
}

/** What is found about a page that is looked at on its own. */
export type CardJudgement = Pick<JudgedCardPage, 'title' | 'problems'>;

/** Judges a page by its tags. @param hidden see `CardPages` */
export function judgementOf(page: CardPage, siteUrl: string, hidden: boolean): CardJudgement {
  const { portrait, previews } = readCard(page, siteUrl);
  const title = cutOf(previews, 'title');
  const description = cutOf(previews, 'description');
  const risks = risksOf(
    page,
    previews.flatMap(({ notes }) => notes),
    hidden,
  );
  if (title !== null) risks.add('title-cut');
  if (description !== null) risks.add('description-cut');
  return {
    title: portrait.openGraph.title ?? portrait.title ?? page.path,
    problems: {
      risks: CARD_RISKS.filter((risk) => risks.has(risk)),
      ...(title && { title }),
      ...(description && { description }),
    },
  };
}

/** Marks pages whose title another page of the same locale has too; case and white space make no difference. */
function withDuplicates(pages: readonly JudgedCardPage[]): JudgedCardPage[] {
  const keyOf = ({ locale, title }: JudgedCardPage) => `${locale} ${collapse(title).toLowerCase()}`;
  const counts = new Map<string, number>();
  for (const page of pages) counts.set(keyOf(page), (counts.get(keyOf(page)) ?? 0) + 1);
  return pages.map((page) => {
    if ((counts.get(keyOf(page)) ?? 0) < 2) return page;
    const risks = CARD_RISKS.filter((risk) => risk === 'duplicate-title' || page.problems.risks.includes(risk));
    return { ...page, problems: { ...page.problems, risks } };
  });
}

const worst = ({ problems: { risks } }: JudgedCardPage): number => {
  const [first] = risks;
  return first === undefined ? CARD_RISKS.length : CARD_RISKS.indexOf(first);
};

/**
 * The greatest risk first: by the worst problem, then by how many characters of the title are lost, then by how many
 * problems there are, then the longer title; what is equal in all of them stands by its path.
 */
function byRisk(a: JudgedCardPage, b: JudgedCardPage): number {
  const lost = (page: JudgedCardPage) => page.problems.title?.characters ?? 0;
  return (
    worst(a) - worst(b) ||
    lost(b) - lost(a) ||
    b.problems.risks.length - a.problems.risks.length ||
    lengthOf(b.title) - lengthOf(a.title) ||
    (a.path < b.path ? -1 : 1)
  );
}

/** Puts judged pages in order, and marks what is seen only of all of them together. */
export function judgedPages(pages: readonly CardPage[], judge: (page: CardPage) => CardJudgement): CardPages['pages'] {
  return withDuplicates(pages.map((page) => ({ ...page, ...judge(page) }))).sort(byRisk);
}
