import { brandStyle } from './brand-style';

/** A brand's line with its marker, as in the key of a chart. Stands beside the brand's name. */
export function BrandMark({ index }: { readonly index: number }) {
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
