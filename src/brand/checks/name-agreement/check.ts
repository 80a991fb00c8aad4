import { isVisible } from '../../naming/candidates';
import { isEncodedTwice } from '../../naming/cleaned';
import { disagreesWith, type PlacedName } from '../../naming/places';
import { isOfBrand } from '../../naming/relations';
import { declares } from '../../naming/roles';
import { brandOf } from '../../naming/stated';
import { definePageCheck, missing, shown, unread, verdict } from '../check';
import { isMisused, mayBeMore, NAME_PLACES, placeReceipt } from '../shared/brand-name';
import { SOURCES } from '../sources';

/** Relations that do not contradict each other, but are two forms of a name. */
const OTHER_FORMS = new Set(['acronym', 'short', 'script']);

function kindsOf(places: readonly PlacedName[]): number {
  return new Set(places.map(({ kind }) => kind)).size;
}

/**
 * Whether all places that name the brand, for machines and for people, give it the same name. Aliases are other names,
 * not deviations; spellings, legal forms, domains, articles and editions do not make another name.
 */
export const check = definePageCheck({
  id: 'name-agreement',
  dimension: 'identity',
  order: 20,
  weight: 42,
  standing: 'recommended',
  remedy: 'line',
  face: 'phone',
  sources: [SOURCES.siteNames],
  outcomes: {
    pass: 1000,
    'other-forms': 1000,
    hint: 1000,
    encoded: 700,
    misused: 500,
    alone: 1000,
    misspelt: 100,
    tie: 0,
    different: 0,
    nameless: 1000,
  },
  run: (facts) => {
    const { name, places, isHost } = brandOf(facts);
    // What deviates first: receipts may be cut short.
    const receipts = places.map(placeReceipt).toSorted((a, b) => Number(b.odd ?? false) - Number(a.odd ?? false));
    if (name === null)
      return mayBeMore(facts) ? unread(facts, facts.manifest.where) : missing(facts, 'nameless', ...NAME_PLACES);
    const named = places.filter((place) => !place.alias && !isMisused(place));
    const odd = named.filter(disagreesWith);
    const saying = kindsOf(named.filter(({ relation }) => isOfBrand(relation)));
    // The host is no name by itself, and confirms one.
    const agreeing = saying === 1 && isHost ? 2 : saying;
    const paramsOf = (place: PlacedName) => ({
      name: shown(name),
      other: shown(place.value),
      place: place.kind,
      source: place.statement.where.source,
    });
    const [first] = odd;
    const slip = odd.find(({ relation }) => relation === 'near-miss');
    const other = odd.find(({ relation }) => relation !== 'near-miss');
    // Of one place each, neither is known to be right, unless a reader knows.
    const isKnown = slip !== undefined && facts.ownName !== undefined;
    if (first !== undefined && agreeing < 2 && !isKnown) return verdict('tie', paramsOf(first), receipts);
    // What weighs more first: a fix of the other leaves it.
    if (other !== undefined) {
      const total = agreeing + kindsOf(odd);
      return verdict('different', { ...paramsOf(other), agreeing, total }, receipts);
    }
    if (slip !== undefined) return verdict('misspelt', paramsOf(slip), receipts);
    const misused = places.find(isMisused);
    if (misused !== undefined) return verdict('misused', paramsOf(misused), receipts);
    const encoded = named.find(({ kind, value }) => declares(kind) && isEncodedTwice(value));
    if (encoded !== undefined) return verdict('encoded', paramsOf(encoded), receipts);
    if (agreeing < 2) {
      return mayBeMore(facts) ? unread(facts, facts.manifest.where) : verdict('alone', { name: shown(name) }, receipts);
    }
    const form = named.find(({ kind, relation }) => !isVisible(kind) && OTHER_FORMS.has(relation ?? ''));
    if (form !== undefined) return verdict('other-forms', paramsOf(form), receipts);
    const hint = named.find(({ told }) => told === 'hint');
    if (hint !== undefined) return verdict('hint', paramsOf(hint), receipts);
    return verdict('pass', { count: agreeing, name: shown(name) }, receipts);
  },
});
