import { DIMENSION_IDS, type DimensionId } from '../../brand/report/report';
import { facetPath, outlinePath, spokesPath } from '../gem-geometry';

interface DimensionMarkProps {
  /** Null for what belongs to none: no facet is filled. */
  readonly id: DimensionId | null;
  /** Width and height in CSS px. */
  readonly size: number;
}

/** A dimension's place in the gem: its facet is filled. Stands beside its name. */
export function DimensionMark({ id, size }: DimensionMarkProps) {
  return (
    <svg className="gem" width={size} height={size} viewBox="-104 -104 208 208" aria-hidden>
      <path className="gem-frame" d={id === null ? outlinePath(1000) : outlinePath(1000) + spokesPath()} />
      {id !== null && <path d={facetPath(DIMENSION_IDS.indexOf(id), 1000)} fill="currentColor" />}
    </svg>
  );
}
