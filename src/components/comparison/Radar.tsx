import type { Comparison } from '../../brand/comparison/compare';
import { DIMENSION_IDS } from '../../brand/report/report';
import { contourPath, edgePoint, facetPath, outlinePath, spokesPath } from '../gem-geometry';
import { FacetName } from '../report/FacetName';
import { useStrings } from '../strings';
import { brandStyle } from './brand-style';

/** Room for a name of two lines on either side. */
const VIEW_BOX = '-216 -134 432 250';

/**
 * The gems over each other, one outline for each brand, each axis with its name. Brands with the same value keep their
 * markers apart: each has its own place along the facet's edge.
 */
export function Radar({ brands }: Pick<Comparison, 'brands'>) {
  const t = useStrings('comparison-view');
  const valuesOf = ({ dimensions }: Comparison['brands'][number]) =>
    DIMENSION_IDS.map((id) => dimensions.find((dimension) => dimension.id === id)?.value ?? null);
  const values = brands.map(valuesOf);
  return (
    <svg className="gem" width="432" height="250" viewBox={VIEW_BOX} role="img" aria-label={t('dimensions.chart')}>
      <path className="gem-frame" d={outlinePath(1000) + spokesPath()} />
      <path className="gem-frame" d={outlinePath(500)} strokeDasharray="2 4" />
      {DIMENSION_IDS.map(
        (id, facet) =>
          values.every((own) => own[facet] === null) && (
            <path key={id} className="gem-unread" d={facetPath(facet, 1000)} />
          ),
      )}
      {values.map((own, brand) => (
        <Outline key={brand} brand={brand} brands={brands.length} values={own} />
      ))}
      {DIMENSION_IDS.map((id, facet) => (
        <FacetName key={id} id={id} index={facet} />
      ))}
    </svg>
  );
}

interface OutlineProps {
  readonly brand: number;
  readonly brands: number;
  readonly values: readonly (number | null)[];
}

function Outline({ brand, brands, values }: OutlineProps) {
  const { className, dashes, marker } = brandStyle(brand);
  return (
    <g className={className}>
      <path d={contourPath(values)} fill="none" stroke="currentColor" strokeWidth="1.75" strokeDasharray={dashes} />
      {values.map((value, facet) => {
        if (value === null) return null;
        const [x, y] = edgePoint(facet, value, (brand + 1) / (brands + 1));
        return (
          <path
            key={facet}
            d={marker}
            fill="currentColor"
            transform={`translate(${String(x)} ${String(y)}) scale(0.8)`}
          />
        );
      })}
    </g>
  );
}
