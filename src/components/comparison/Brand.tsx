import { brandLabel, brandNames } from '../../brand/comparison/compared-brands';
import type { Comparison } from '../../brand/comparison/compare';
import type { Report } from '../../brand/report/report';
import { Host } from '../Host';
import { brandStyle } from './brand-style';

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
