import type { DimensionId } from '../../brand/report';

/** Id of a check's row, so that the plan can lead to it. */
export function checkAnchor(id: string): string {
  return `check-${id}`;
}

/** Id of a dimension's section, so that the overview can lead to it. */
export function dimensionAnchor(id: DimensionId): string {
  return `dimension-${id}`;
}
