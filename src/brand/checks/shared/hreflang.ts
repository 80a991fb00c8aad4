/** What checks of versions in other languages share. */
import type { AlternateStatement } from '../../facts/languages';
import type { Statement } from '../../facts/statement';

/** Alternates with their codes before what they state, for receipts. */
export function withCodes(alternates: readonly AlternateStatement[]): readonly Statement[] {
  return alternates.map((one) => ({ ...one, value: `${one.code}: ${one.value}` }));
}
