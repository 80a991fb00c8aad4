/** A name in its place, and what is told of it. */
import type { NameKind, VisibleKind } from '../facts/facts';
import type { Statement } from '../facts/statement';
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
  /** Whether it is told: as a contradiction, or as a hint that costs nothing. */
  readonly told: 'contradiction' | 'hint' | null;
}

/** Whether a place contradicts the brand's name. */
export function disagreesWith({ told }: PlacedName): boolean {
  return told === 'contradiction';
}
