import { brandLabel, brandNames } from '../../brand/compared-brands';
import type { Comparison } from '../../brand/compare';
import type { Report } from '../../brand/report';
import { Host } from '../Host';

/** What is shown of a comparison: two to four reports in its order, and what came of it. */
export interface Compared {
  readonly reports: readonly Report[];
  readonly comparison: Comparison;
}

interface BrandProps extends Pick<Compared, 'reports'> {
  /** Place of the brand among them, from 0. */
  readonly index: number;
}

/** A brand's mark and what it is called. */
export function Brand(props: BrandProps) {
  return (
    <>
      <BrandMark index={props.index} />
      <BrandName {...props} />
    </>
  );
}

/** What a brand is called. */
export function BrandName({ reports, index }: BrandProps) {
  const [report, name] = [reports[index], brandNames(reports)[index]];
  if (report === undefined || name === undefined) return null;
  return <span className="brand-name">{name === brandLabel(report) ? <Host text={name} /> : <bdi>{name}</bdi>}</span>;
}

/** The marks of all brands with their names, for figures whose parts have the marks alone. Their text has the names. */
export function Key({ reports }: Pick<Compared, 'reports'>) {
  return (
    <ul className="key" aria-hidden>
      {reports.map((_, index) => (
        <li key={index}>
          <Brand reports={reports} index={index} />
        </li>
      ))}
    </ul>
  );
}

/** A brand's line with its marker, as in the key of a chart. Is next to the brand's name. */
function BrandMark({ index }: { readonly index: number }) {
  const { className, dashes, marker } = brandStyle(index);
  return (
    <span className={`mark ${className}`}>
      <svg width="32" height="16" viewBox="-16 -8 32 16" aria-hidden>
        <path d="M-16 0H16" stroke="currentColor" strokeWidth="2" strokeDasharray={dashes} />
        <path d={marker} fill="currentColor" />
      </svg>
    </span>
  );
}

/** How brands are told apart in a comparison: each place has a hue, a line and a marker, and any one of them suffices. */

interface BrandStyle {
  /** Sets the hue as the text's colour (comparison.css). */
  readonly className: string;
  /** `stroke-dasharray` in user units; absent for an unbroken line. */
  readonly dashes?: string;
  /** Marker as a path around 0 0, about eight units wide. */
  readonly marker: string;
}

const FIRST: BrandStyle = { className: 'brand-1', marker: 'M-4-4H4V4H-4Z' };

/** In the order of the brands. */
const STYLES: readonly BrandStyle[] = [
  FIRST,
  { className: 'brand-2', dashes: '8 3', marker: 'M0-5.5L5.5 4.5H-5.5Z' },
  { className: 'brand-3', dashes: '2 3', marker: 'M0-4.8A4.8 4.8 0 0 1 0 4.8A4.8 4.8 0 0 1 0-4.8Z' },
  {
    className: 'brand-4',
    dashes: '9 3 2 3',
    marker: 'M-5.5-3.5L-3.5-5.5L0-2L3.5-5.5L5.5-3.5L2 0L5.5 3.5L3.5 5.5L0 2L-3.5 5.5L-5.5 3.5L-2 0Z',
  },
];

/** The style of the brand at a place of the comparison, from 0; at most four are compared. */
export function brandStyle(index: number): BrandStyle {
  return STYLES[index] ?? FIRST;
}
