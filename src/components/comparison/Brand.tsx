import { brandLabel } from '../../brand/compared-brands';
import type { Report } from '../../brand/report';
import { BrandMark } from './BrandMark';
import { Host } from './Host';

export interface BrandProps {
  readonly reports: readonly Report[];
  /** Place of the brand among them, from 0. */
  readonly index: number;
}

/** A brand's mark and its address. */
export function Brand({ reports, index }: BrandProps) {
  const report = reports[index];
  if (report === undefined) return null;
  return (
    <>
      <BrandMark index={index} />
      <Host text={brandLabel(report)} />
    </>
  );
}
