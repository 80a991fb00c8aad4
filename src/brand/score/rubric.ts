/** The rubric: which checks there are, by dimension, and what their failure caps. Each check's folder has its weight. */
import type { Check } from '../checks/check';
import { CHECKS } from '../checks/generated/checks';
import type { DimensionId } from '../report/report';
import { OUTLINE, type RubricOutline } from './rubric-outline';
import { webUrl } from '../urls/sites';

export interface RubricDimension {
  readonly id: DimensionId;
  /** Share of the overall. */
  readonly weight: number;
  readonly checks: readonly Check[];
}

export interface Rubric extends RubricOutline {
  /** In gem order. */
  readonly dimensions: readonly RubricDimension[];
}

/** The checks of this rubric. */
export type CheckId = (typeof CHECKS)[number]['id'];

/** In the order in which they are shown. */
function checksOf(dimension: DimensionId): readonly Check[] {
  const all: readonly Check[] = CHECKS;
  return all.filter((check) => check.dimension === dimension).toSorted((a, b) => a.order - b.order);
}

export const RUBRIC: Rubric = {
  ...OUTLINE,
  dimensions: OUTLINE.dimensions.map(({ id, weight }) => ({ id, weight, checks: checksOf(id) })),
};

/** Whether a check applies if there is only a page: it needs nothing else. */
export function isPageScope(check: Check): boolean {
  return check.needs.every((request) => request === 'https-home');
}

/** Whether a check applies to a site that isn't public yet. @param page final URL of its home page */
export function isPreviewScope({ place }: Check, page: string): boolean {
  return place === undefined || (place === 'https' && webUrl(page)?.protocol === 'https:');
}
