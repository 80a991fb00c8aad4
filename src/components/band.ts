/** What a score amounts to at a glance. */
export type Band = 'good' | 'uneven' | 'weak';

/** Classes that set `--band` to a band's colour. */
export const BAND_CLASSES = { good: 'band-good', uneven: 'band-uneven', weak: 'band-weak' } as const;

/** Where bands begin, per mille. */
export const GOOD = 800;
export const UNEVEN = 500;

/** @param score per mille */
export function bandOf(score: number): Band {
  if (score >= GOOD) return 'good';
  return score >= UNEVEN ? 'uneven' : 'weak';
}
