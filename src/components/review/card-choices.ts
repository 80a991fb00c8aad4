/** What the list of cards can be narrowed down to, with the number of pages each choice leaves. */
import { LOCALES } from '../../site/locales';
import {
  CARD_KINDS,
  CARD_RISKS,
  type CardKind,
  type CardLocale,
  type CardRisk,
  type JudgedCardPage,
} from './card-pages';
import { isListed, type CardsFilter } from './cards-query';

type Counted<T> = readonly (readonly [choice: T, pages: number])[];

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
