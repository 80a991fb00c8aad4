import type { ReactNode } from 'react';
import { BAND_CLASSES, type Band } from './band';
import {
  bandPath,
  besideFacet,
  dotsPath,
  edgePath,
  facetPath,
  linesPath,
  outlinePath,
  spokesPath,
} from './gem-geometry';

/** One facet of the gem. A facet without `value` is drawn empty, however it is labelled. */
export interface GemFacet {
  readonly id: string;
  /** `notAssessed` is a dashed outline, `empty` shows only the frame. */
  readonly state: 'assessed' | 'notAssessed' | 'empty';
  /** Per mille; the facet's length. */
  readonly value?: number;
  /** How the value stands: each band has its colour and its filling. Without one the facet is plain ink. */
  readonly band?: Band;
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
  /** What the figure is to assistive technology: a group where links stand around the gem. */
  readonly role?: 'img' | 'group';
  /** Lets the facets grow once when the figure appears. */
  readonly grows?: boolean;
  /** Writes each facet's number, from 1, next to it, for a list that numbers the dimensions alike. */
  readonly numbered?: boolean;
  /** The SVG attribute of the whole figure, if there is something around the gem. The gem's centre is at the origin. */
  readonly viewBox?: string;
  /** Stands around the gem. */
  readonly children?: ReactNode;
}

/** From this size on the half-way ring is drawn, so that lengths can be read off. */
const READABLE_SIZE = 160;

const VIEW_BOX = '-104 -104 208 208';
/** Leaves room for the numbers around the gem. */
const NUMBERED_VIEW_BOX = '-118 -118 236 236';

/** The mark of the site and the figure of every report: seven facets, each as long as its dimension's score. */
export function Gem({ facets, size, label, role = 'img', grows = false, numbered = false, ...around }: GemProps) {
  const { viewBox = numbered ? NUMBERED_VIEW_BOX : VIEW_BOX, children } = around;
  const [, , width, height] = viewBox.split(' ').map(Number);
  return (
    <svg
      className="gem"
      width={size}
      height={Math.round((size * (height ?? 1)) / (width ?? 1))}
      viewBox={viewBox}
      {...(label === undefined ? { 'aria-hidden': true } : { role, 'aria-label': label })}
    >
      <path className="gem-frame" d={outlinePath(1000) + spokesPath()} />
      {size >= READABLE_SIZE && facets.some(isPartial) && (
        <path className="gem-frame" d={outlinePath(500)} strokeDasharray="2 4" />
      )}
      <g className={grows ? 'gem-grows' : undefined}>
        {facets.map((facet, index) => (
          <Facet key={facet.id} facet={facet} index={index} />
        ))}
      </g>
      {numbered && <FacetNumbers ids={facets.map(({ id }) => id)} />}
      {children}
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
}

/** What a band is filled with, beside its colour; good is solid. */
export const TEXTURES = {
  good: null,
  uneven: { pathOf: linesPath, className: 'gem-texture' },
  weak: { pathOf: dotsPath, className: 'gem-texture gem-dots' },
} as const;

function Facet({ facet, index }: FacetProps) {
  if (facet.state === 'notAssessed') return <path className="gem-unread" d={facetPath(index, 1000)} />;
  if (facet.state === 'empty' || facet.value === undefined) return null;
  const { value, low = value, high = value, assumed, band } = facet;
  const texture = band && TEXTURES[band];
  return (
    <g className={band && BAND_CLASSES[band]}>
      {assumed !== undefined && <path className="gem-assumed" d={facetPath(index, assumed)} />}
      <path className="gem-value" d={facetPath(index, low)} />
      {texture && <path className={texture.className} d={texture.pathOf(index, low)} />}
      {high > low && (
        <>
          <path className="gem-soft" d={bandPath(index, low, high)} />
          <path className="gem-edge" d={edgePath(index, value)} />
        </>
      )}
    </g>
  );
}

/** Each facet's number, from 1, next to it. */
function FacetNumbers({ ids }: { readonly ids: readonly string[] }) {
  return ids.map((id, index) => {
    const [x, y] = besideFacet(index, 108);
    return (
      <text key={id} className="gem-number" fontSize="11" x={x} y={y} textAnchor="middle" dominantBaseline="central">
        {index + 1}
      </text>
    );
  });
}

/** How light falls on the cut stone, facet by facet from the top: opacity of the ink. */
export const MARK_TONES = [0.55, 0.7, 0.9, 1, 0.95, 0.8, 0.65] as const;

/** The plain mark, every facet full: logo, favicon, end of an article. Takes the colour of its text. */
export function GemMark({ size }: Pick<GemProps, 'size'>) {
  return (
    <svg className="gem" width={size} height={size} viewBox={VIEW_BOX} fill="currentColor" aria-hidden>
      <GemShapes />
    </svg>
  );
}

/** The facets of the mark around the origin. */
export function GemShapes() {
  return MARK_TONES.map((tone, index) => <path key={index} d={facetPath(index, 1000)} fillOpacity={tone} />);
}
