/** What a URL of the cards view asks for: which pages, and which part of their list. */
import { LOCALES, type Locale } from '../../site/locales';
import {
  CARD_KINDS,
  CARD_RISKS,
  type CardKind,
  type CardLocale,
  type CardRisk,
  type JudgedCardPage,
} from './card-pages';
import { reviewPath } from './ReviewViews';

export interface CardsFilter {
  readonly locale?: CardLocale | undefined;
  readonly kind?: CardKind | undefined;
  readonly problem?: CardRisk | undefined;
}

export interface CardsQuery extends CardsFilter {
  /** 1-based. */
  readonly page: number;
}

/** Anything in the URL that is not one of the choices is ignored. */
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

/** URL of a part of the list. @param reader locale of the page it is on */
export function cardsPath(reader: Locale, { locale, kind, problem, page }: CardsQuery): string {
  const fields = Object.entries({ locale, kind, problem, page: page > 1 ? String(page) : undefined });
  const query = new URLSearchParams(fields.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
  return `${reviewPath(reader, 'cards')}${query === '' ? '' : `?${query}`}`;
}

/** Choices, each with the number of pages it leaves. */
type Counted<T> = readonly (readonly [choice: T, pages: number])[];

/** What the list of cards can be narrowed down to. */
export interface CardChoices {
  readonly locale: Counted<CardLocale>;
  readonly kind: Counted<CardKind>;
  /** In the order of risk. */
  readonly problem: Counted<CardRisk>;
}

/** Pages by each choice that the rest of the filter lets through. What no page has is left out unless it is chosen. */
export function cardChoices(pages: readonly JudgedCardPage[], filter: CardsFilter): CardChoices {
  const counted = <T extends string>(
    choices: readonly T[],
    field: keyof CardsFilter,
    valuesOf: (page: JudgedCardPage) => readonly T[],
  ): Counted<T> => {
    const exists = new Set(pages.flatMap(valuesOf));
    const counts = new Map<T, number>();
    for (const page of pages) {
      if (!isListed({ ...filter, [field]: undefined }, page)) continue;
      for (const value of valuesOf(page)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return choices
      .filter((choice) => exists.has(choice) || filter[field] === choice)
      .map((choice) => [choice, counts.get(choice) ?? 0] as const);
  };
  return {
    locale: counted(LOCALES, 'locale', ({ locale }) => [locale]),
    kind: counted(CARD_KINDS, 'kind', ({ route }) => [route]),
    problem: counted(CARD_RISKS, 'problem', ({ problems }) => problems.risks),
  };
}
