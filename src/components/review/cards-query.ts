/** What an address of the cards view asks for: which pages, and which part of their list. */
import { LOCALES, type Locale } from '../../site/locales';
import { reviewPath } from './addresses';
import {
  CARD_KINDS,
  CARD_RISKS,
  type CardKind,
  type CardLocale,
  type CardRisk,
  type JudgedCardPage,
} from './card-pages';

export interface CardsFilter {
  readonly locale?: CardLocale | undefined;
  readonly kind?: CardKind | undefined;
  readonly problem?: CardRisk | undefined;
}

export interface CardsQuery extends CardsFilter {
  /** 1-based. */
  readonly page: number;
}

/** Whatever the address says that is none of the choices is left out. */
export function readCardsQuery(params: URLSearchParams): CardsQuery {
  const chosen = <T extends string>(name: string, choices: readonly T[]): T | undefined =>
    choices.find((choice) => choice === params.get(name));
  const page = params.get('page') ?? '';
  return {
    locale: chosen('locale', LOCALES),
    kind: chosen('kind', CARD_KINDS),
    problem: chosen('problem', CARD_RISKS),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** Whether the filter leaves anything out. */
export function isFiltered({ locale, kind, problem }: CardsFilter): boolean {
  return (locale ?? kind ?? problem) !== undefined;
}

/** Whether a filter lets a page through. */
export function isListed({ locale, kind, problem }: CardsFilter, page: JudgedCardPage): boolean {
  return (
    (locale === undefined || page.locale === locale) &&
    (kind === undefined || page.route === kind) &&
    (problem === undefined || page.problems.risks.includes(problem))
  );
}

/** Address of a part of the list. @param reader locale of the page it stands on */
export function cardsPath(reader: Locale, { locale, kind, problem, page }: CardsQuery): string {
  const fields = Object.entries({ locale, kind, problem, page: page > 1 ? String(page) : undefined });
  const query = new URLSearchParams(fields.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
  return `${reviewPath(reader, 'cards')}${query === '' ? '' : `?${query}`}`;
}
