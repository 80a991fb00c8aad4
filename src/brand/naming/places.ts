/** A name in its place, and whether it contradicts the brand's. */
import type { NameKind, VisibleKind } from '../facts/facts';
import type { Statement } from '../facts/statement';
import { isVisible } from './candidates';
import type { Relation } from './relations';

export interface PlacedName {
  readonly kind: NameKind | VisibleKind;
  /** The name as this place writes it. */
  readonly value: string;
  readonly statement: Statement;
  /** Another name the brand gives itself: it never deviates. */
  readonly alias: boolean;
  /** How it relates to the brand's name; null if it does not. */
  readonly relation: Relation | null;
  /** Whether it stands where the brand's name belongs and nothing else on the page says it. */
  readonly isLone: boolean;
}

/**
 * Whether a place contradicts the brand's name. What people see may name a parent company, a section or a subject: there
 * only a slip does, and another name that nothing else says.
 */
export function disagreesWith({ kind, relation, alias, isLone }: PlacedName): boolean {
  if (relation === 'near-miss') return true;
  return relation === 'different' && !alias && (isLone || !isVisible(kind));
}
