/** Which part of what a build changes a URL asks for. */
import type { Locale } from '../../site/locales';
import { reviewPath } from './ReviewViews';

/** Sections in their order, with the entries on one page of each: what keeps the overview of a large branch within its bytes. */
export const SECTION_SIZES = {
  pieces: 10,
  outdated: 30,
  feeds: 12,
  cards: 12,
  redirects: 30,
  bytes: 25,
  hidden: 20,
  others: 25,
} as const;
export type ChangeSectionId = keyof typeof SECTION_SIZES;
export const CHANGE_SECTIONS = Object.keys(SECTION_SIZES) as ChangeSectionId[];

export interface ChangesQuery {
  /** Null for all of them, each with its first page. */
  readonly section: ChangeSectionId | null;
  /** 1-based. */
  readonly page: number;
}

/** Anything in the URL that is not one of the choices is ignored. */
export function readChangesQuery(params: URLSearchParams): ChangesQuery {
  const section = CHANGE_SECTIONS.find((known) => known === params.get('section')) ?? null;
  const page = /^[1-9]\d{0,4}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  return { section, page: section === null ? 1 : page };
}

/** URL of one page of one section. */
export function sectionPath(locale: Locale, section: ChangeSectionId, page: number): string {
  return `${reviewPath(locale, 'changes')}&section=${section}&page=${String(page)}`;
}
