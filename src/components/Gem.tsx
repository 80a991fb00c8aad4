import { bandPath, besideFacet, edgePath, facetPath, hatchPath, outlinePath, spokesPath } from './gem-geometry';

/** One facet of the gem. A facet without `value` is drawn empty, however it is labelled. */
export interface GemFacet {
  readonly id: string;
  /** `notAssessed` is hatched, `empty` shows the frame alone. */
  readonly state: 'assessed' | 'notAssessed' | 'empty';
  /** Per mille; the facet's length. */
  readonly value?: number;
  /** Per mille, where the interval begins; absent if it is a point. */
  readonly low?: number;
  /** Per mille, where the interval ends. */
  readonly high?: number;
  /** Per mille, what the value would be under an assumption: an outline around the facet. */
  readonly assumed?: number;
}

interface GemProps {
  /** Seven, in the order of the dimensions, clockwise from the top. */
  readonly facets: readonly GemFacet[];
  /** Width and height in CSS pixels; smaller where the space is. */
  readonly size: number;
  /** What the figure says, for assistive technology. Without it the figure is hidden from it. */
  readonly label?: string;
  /** Lets the facets grow once when the figure appears. */
  readonly grows?: boolean;
  /** Writes each facet's number, from 1, next to it, for a list that numbers the dimensions alike. */
  readonly numbered?: boolean;
}

/** From this size on the half-way ring is drawn, so that lengths can be read off. */
const READABLE_SIZE = 160;

const VIEW_BOX = '-104 -104 208 208';
/** Leaves room for the numbers around the gem. */
export const NUMBERED_VIEW_BOX = '-118 -118 236 236';

/** The mark of the site and the figure of every report: seven facets, each as long as its dimension's score. */
export function Gem({ facets, size, label, grows = false, numbered = false }: GemProps) {
  return (
    <svg
      className="gem"
      width={size}
      height={size}
      viewBox={numbered ? NUMBERED_VIEW_BOX : VIEW_BOX}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path className="gem-frame" d={outlinePath(1000) + spokesPath()} />
      {size >= READABLE_SIZE && facets.some(isPartial) && (
        <path className="gem-frame" d={outlinePath(500)} strokeDasharray="2 4" />
      )}
      <g className={grows ? 'gem-grows' : undefined}>
        {facets.map((facet, index) => (
          <Facet key={facet.id} facet={facet} index={index} hatching={size >= READABLE_SIZE ? 13 : 5} />
        ))}
      </g>
      {numbered && <FacetNumbers ids={facets.map(({ id }) => id)} />}
    </svg>
  );
}

/** Whether a facet ends between the centre and the edge, so that there is a length to read off. */
function isPartial({ state, value = 0 }: GemFacet): boolean {
  return state === 'assessed' && value > 0 && value < 1000;
}

interface FacetProps {
  readonly facet: GemFacet;
  readonly index: number;
  /** Number of lines a facet that was not assessed is hatched with. */
  readonly hatching: number;
}

function Facet({ facet, index, hatching }: FacetProps) {
  if (facet.state === 'notAssessed') return <path className="gem-hatch" d={hatchPath(index, hatching)} />;
  if (facet.state === 'empty' || facet.value === undefined) return null;
  const { value, low = value, high = value, assumed } = facet;
  return (
    <>
      {assumed !== undefined && <path className="gem-assumed" d={facetPath(index, assumed)} />}
      <path className="gem-value" d={facetPath(index, low)} />
      {high > low && (
        <>
          <path className="gem-soft" d={bandPath(index, low, high)} />
          <path className="gem-edge" d={edgePath(index, value)} />
        </>
      )}
    </>
  );
}

/** Each facet's number, from 1, next to it. */
export function FacetNumbers({ ids }: { readonly ids: readonly string[] }) {
  return ids.map((id, index) => {
    const [x, y] = besideFacet(index, 108);
    return (
      <text key={id} className="gem-number" x={x} y={y} textAnchor="middle" dominantBaseline="central">
        {index + 1}
      </text>
    );
  });
}

/** How light falls on the cut stone, facet by facet from the top: opacity of the ink. */
const MARK_TONES = [0.55, 0.7, 0.9, 1, 0.95, 0.8, 0.65] as const;

/** The plain mark, every facet full: logo, favicon, end of an article. Takes the colour of its text. */
export function GemMark({ size }: Pick<GemProps, 'size'>) {
  return (
    <svg className="gem" width={size} height={size} viewBox={VIEW_BOX} fill="currentColor" aria-hidden>
      {MARK_TONES.map((tone, index) => (
        <path key={index} d={facetPath(index, 1000)} fillOpacity={tone} />
      ))}
    </svg>
  );
}
