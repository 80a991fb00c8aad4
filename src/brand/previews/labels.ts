/**
 * What phones and browser tabs call a brand: an icon with a label. Assumed: a phone takes the short name of the web app
 * manifest, its name, the home screen title, then the page's title.
 */
import type { NameKind } from '../facts/facts';
import { isOneName } from '../naming/relations';
import type { NameOccurrence } from '../naming/portrait';
import { MANIFEST_SHORT_NAME_LENGTH } from '../basics/published-limits';
import type { PreviewCard } from './card';
import { textCard, type Shown } from './text-card';

const PHONE_PLACES: readonly NameKind[] = ['manifest-short', 'manifest', 'apple-title'];

/** The place that names the app on a phone. */
export function phonePlace({ names }: Shown['portrait']): NameOccurrence | undefined {
  return PHONE_PLACES.flatMap((kind) => names.find((one) => one.kind === kind) ?? [])[0];
}

/** Whether a name in the manifest is not the brand's. An alias is not if the name it shortens is not. */
function isForeign(shown: Shown, { kind, odd, value, relation }: NameOccurrence): boolean {
  if (odd || kind !== 'manifest-short') return odd;
  if (relation !== undefined && relation !== 'alias' && isOneName(relation)) return false;
  const manifest = shown.portrait.names.find((place) => place.kind === 'manifest');
  const judged = shown.checks
    .find(({ id }) => id === 'manifest-names')
    ?.receipts.find(({ source }) => source === 'manifest:short_name');
  // If a name is too long, that is all the check says about it.
  return manifest?.odd === true || (judged?.odd === true && value.length <= MANIFEST_SHORT_NAME_LENGTH);
}

/** The icon on a home screen, above the app's name. */
export function phone(shown: Shown): PreviewCard {
  const { portrait } = shown;
  const place = phonePlace(portrait);
  const card = textCard('phone', portrait, {
    name: ['manifest:short_name', 'manifest:name', 'apple-mobile-web-app-title', 'title'],
  });
  if (place === undefined || card.name === null) return { ...card, host: '' };
  // Such a place holds a name and nothing else: it is wrong as a whole or not at all.
  const { field, shown: label, rest } = card.name;
  const wrong = { from: 0, to: label.length, isSlip: place.relation === 'near-miss' };
  return { ...card, host: '', name: { field, shown: label, rest, ...(isForeign(shown, place) && { wrong }) } };
}

/** The icon in a tab of a browser, beside the title. */
export function tab({ portrait }: Shown): PreviewCard {
  return { ...textCard('tab', portrait, { title: ['title'] }), host: '', icon: portrait.icon };
}
