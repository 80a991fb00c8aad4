import type { AssessmentResult } from '../result';

/** The saved item that consists of exactly these reports, in this order; null if there is no such item. */
export function alreadySaved(results: readonly AssessmentResult[]) {
  const items = results.map(({ arrival }) => (arrival.from === 'saved' ? arrival.item : null));
  const [first = null] = items;
  const isWhole = items.every(
    (item, place) => item?.id === first?.id && item?.place === place && item.of === results.length,
  );
  return isWhole ? first : null;
}
