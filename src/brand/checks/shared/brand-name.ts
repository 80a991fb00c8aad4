/** What checks of the brand’s name share. */
import type { Facts } from '../../facts/facts';
import type { Statement } from '../../facts/statement';
import { mentions } from '../../naming/find';
import { disagreesWith, type PlacedName } from '../../naming/places';
import { isOneName } from '../../naming/relations';
import { slipIn } from '../../naming/slips';
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

/** Whether a place for names holds something else. */
export function isMisused({ relation }: PlacedName): boolean {
  return relation === 'template';
}

/** The brand's names: the main one, those that are the same, and its aliases. */
export function namesOf(facts: Facts): readonly string[] {
  const { name, places } = brandOf(facts);
  const others = places.filter(({ alias, relation }) => alias || (relation !== null && isOneName(relation)));
  return name === null ? [] : [name, ...others.map(({ value }) => value)];
}

/** Whether one of several texts mentions the brand, and if none does, the first that misspells it. */
export function mentionIn(texts: readonly Statement[], names: readonly string[]) {
  const found = texts.find(({ value }) => mentions(value, names));
  if (found !== undefined) return { found, slip: null };
  for (const text of texts) {
    const slip = names[0] === undefined ? null : slipIn(text.value, names[0]);
    if (slip !== null) return { found: null, slip: { text, value: slip } };
  }
  return { found: null, slip: null };
}
