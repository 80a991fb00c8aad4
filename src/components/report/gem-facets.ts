import { DIMENSION_IDS, type Report } from '../../brand/report';
import type { GemFacet } from '../Gem';

/**
 * The gem's facets for a report. A dimension the rubric does not measure is drawn like one that could not be assessed:
 * nothing is known of it. With `assumed`, the same report with other scores, each facet shows its length there too.
 */
export function facetsOf(report: Report, assumed?: Report): readonly GemFacet[] {
  const dimensionOf = (of: Report | undefined, id: string) => of?.dimensions.find((dimension) => dimension.id === id);
  return DIMENSION_IDS.map((id) => {
    const dimension = dimensionOf(report, id);
    if (!dimension?.score) return { id, state: dimension?.state === 'notApplicable' ? 'empty' : 'notAssessed' };
    const { value, low, high } = dimension.score;
    const then = dimensionOf(assumed, id)?.score?.value ?? value;
    return { id, state: 'assessed', value, low, high, ...(then > value && { assumed: then }) };
  });
}
