/** What checks of the brand’s name share. */
import type { Facts } from '../../facts/facts';
import type { Statement } from '../../facts/statement';
import { mentions } from '../../naming/find';
import { disagreesWith, type PlacedName } from '../../naming/places';
import { isOneName } from '../../naming/relations';
import { brandOf } from '../../naming/stated';
import type { Receipt } from '../../report/report';
import { receipt } from '../check';

/** Where machines look for the name first. */
export const NAME_PLACES = ['jsonld:WebSite.name', 'meta:og:site_name'];

/** Whether a name may appear in what was not read. */
export function mayBeMore({ page, manifest }: Facts): boolean {
  return page.state === 'partial' || manifest.state === 'unread';
}

export function placeReceipt(place: PlacedName): Receipt {
  return receipt({ value: place.value, where: place.statement.where }, disagreesWith(place) || isMisused(place));
}

/** Whether a place for the brand's name holds something else. */
export function isMisused({ relation, alias }: PlacedName): boolean {
  return relation === 'template' && !alias;
}

/** The brand's names: the main one, those that are the same, and its aliases. */
export function namesOf(facts: Facts): readonly string[] {
  const { name, places } = brandOf(facts);
  const others = places.filter(({ alias, relation }) => alias || (relation !== null && isOneName(relation)));
  return name === null ? [] : [name, ...others.map(({ value }) => value)];
}

/** The first of several texts that mentions the brand; null if none does. */
export function mentionIn(texts: readonly Statement[], names: readonly string[]): Statement | null {
  return texts.find(({ value }) => mentions(value, names)) ?? null;
}

/** The first place of some kinds that is told to misspell the brand's name, as a contradiction or as a hint. */
export function slipAmong(facts: Facts, ...kinds: readonly PlacedName['kind'][]): PlacedName | undefined {
  return brandOf(facts).places.find(
    ({ kind, relation, told }) => kinds.includes(kind) && relation === 'near-miss' && told !== null,
  );
}
