import type { AssessmentResult } from '../result';

/** The thing in an account that these reports are, all of it in its order; null where they are none. */
export function alreadySaved(results: readonly AssessmentResult[]) {
  const items = results.map(({ arrival }) => (arrival.from === 'saved' ? arrival.item : null));
  const [first = null] = items;
  const isWhole = items.every(
    (item, place) => item?.id === first?.id && item?.place === place && item.of === results.length,
  );
  return isWhole ? first : null;
}
