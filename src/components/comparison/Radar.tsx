import type { Comparison } from '../../brand/compare';
import { DIMENSION_IDS } from '../../brand/report';
import { besideFacet, contourPath, edgePoint, facetPath, outlinePath, spokesPath } from '../gem-geometry';
import { nameLines } from '../report/NamedGem';
import { useStrings } from '../strings';
import { brandStyle } from './Brand';

/** Room for a name of two lines on either side. */
const VIEW_BOX = '-216 -134 432 250';

/** Distance of the names from the centre, and of their lines, in user units. */
const BESIDE = 112;
const LINE = 16;

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
        <AxisName key={id} id={id} facet={facet} />
      ))}
    </svg>
  );
}

interface AxisNameProps {
  readonly id: (typeof DIMENSION_IDS)[number];
  readonly facet: number;
}

function AxisName({ id, facet }: AxisNameProps) {
  const t = useStrings('report');
  const lines = nameLines(t(`dimension.${id}.name`));
  const [x, y] = besideFacet(facet, BESIDE);
  const anchor = Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end';
  const top = y < -100 ? y - LINE * (lines.length - 1) : y - (LINE * (lines.length - 2)) / 2;
  return (
    // Anchors are sides of the drawing, which is the same in every direction of writing.
    <text className="facet-name" textAnchor={anchor} direction="ltr">
      {lines.map((line, place) => (
        <tspan key={place} x={x} y={top + LINE * place}>
          {line}
        </tspan>
      ))}
    </text>
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
