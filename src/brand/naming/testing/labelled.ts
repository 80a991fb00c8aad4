/** Pages whose names were labelled by reading them. */
import { disagreesWith, type PlacedName } from '../places';
import { relationOf } from '../relation';
import { isOneName } from '../relations';
import type { Brand } from '../who';

export interface LabelledPage {
  readonly page: string;
  readonly address: string | null;
  readonly names: readonly string[];
  readonly basis: string;
  readonly others: readonly string[];
  readonly disagree: boolean;
  readonly candidates: readonly { readonly place: string; readonly value: string; readonly own: boolean }[];
}

/** Whether a name is one of those a reader accepts. */
export function areSameName({ names }: LabelledPage, found: string): boolean {
  return names.some((name) => isOneName(relationOf(name, found)));
}

export function disagreementsOf(brand: Brand): readonly PlacedName[] {
  return brand.places.filter(disagreesWith);
}
