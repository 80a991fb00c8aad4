/** Things that structured data describes, held against what Google asks of their type. */
import type { SourceLocation } from './statement';

export interface TypedItem {
  /** As `GOOGLE_TYPES` names it. */
  readonly type: string;
  /** Paths of missing properties. If one of several would be enough, the first of them. */
  readonly missingRequired: readonly string[];
  readonly missingRecommended: readonly string[];
  /** Whether Google shows no result of its own for the type any more. */
  readonly isRetired: boolean;
  readonly where: SourceLocation;
}
