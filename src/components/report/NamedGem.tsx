import { DIMENSION_IDS, type Report } from '../../brand/report';
import { Gem } from '../Gem';
import { facetsOf, scoreIn } from './dimensions';
import { FacetName, NAMED_VIEW_BOX, NAMED_WIDTH } from './FacetName';
import { useGemLabel } from './gem-label';

interface NamedGemProps {
  readonly report: Report;
  /** The same with the fixes a reader chose. */
  readonly assumed?: Report | undefined;
}

/** The gem of a report, each facet with its name and its score. */
export function NamedGem({ report, assumed }: NamedGemProps) {
  return (
    <Gem
      facets={facetsOf(report, assumed)}
      size={NAMED_WIDTH}
      viewBox={NAMED_VIEW_BOX}
      label={useGemLabel()(report)}
      grows
    >
      {DIMENSION_IDS.map((id, index) => (
        <FacetName key={id} id={id} index={index} score={scoreIn(report, id)} then={assumed && scoreIn(assumed, id)} />
      ))}
    </Gem>
  );
}
