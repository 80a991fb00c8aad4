import { Fragment } from 'react';
import { DIMENSION_IDS, type DimensionId, type Report } from '../../brand/report/report';
import { Gem } from '../Gem';
import { facetPath } from '../gem-geometry';
import { facetsOf, scoreIn } from './dimensions';
import { FacetName, NAMED_VIEW_BOX, NAMED_WIDTH } from './FacetName';
import { useGemLabels } from './gem-label';

interface NamedGemProps {
  readonly report: Report;
  /** The same with the fixes a reader chose. */
  readonly assumed?: Report | undefined;
  /** Where a facet leads; without it the figure is a picture. */
  readonly hrefOf?: (id: DimensionId) => string;
}

/** The gem of a report, each facet with its name and its score. */
export function NamedGem({ report, assumed, hrefOf }: NamedGemProps) {
  const { ofReport, ofFacet } = useGemLabels();
  return (
    <Gem
      facets={facetsOf(report, assumed)}
      size={NAMED_WIDTH}
      viewBox={NAMED_VIEW_BOX}
      label={ofReport(report)}
      role={hrefOf === undefined ? 'img' : 'group'}
      grows
    >
      {DIMENSION_IDS.map((id, index) => {
        const name = (
          <FacetName id={id} index={index} score={scoreIn(report, id)} then={assumed && scoreIn(assumed, id)} />
        );
        return hrefOf === undefined ? (
          <Fragment key={id}>{name}</Fragment>
        ) : (
          <a key={id} className="facet-link" href={hrefOf(id)} aria-label={ofFacet(report, id)}>
            <path d={facetPath(index, 1000)} />
            {name}
          </a>
        );
      })}
    </Gem>
  );
}
