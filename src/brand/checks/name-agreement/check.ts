import { isVisible } from '../../naming/candidates';
import { disagreesWith, type PlacedName } from '../../naming/places';
import { brandOf } from '../../naming/stated';
import { definePageCheck, missing, shown, unread, verdict } from '../check';
import { isMisused, mayBeMore, NAME_PLACES, placeReceipt } from '../shared/brand-name';
import { SOURCES } from '../sources';

/** Relations that do not contradict each other, but are two forms of a name. */
const OTHER_FORMS = new Set(['acronym', 'short', 'script']);

/**
 * Whether all places that name the brand, for machines and for people, give it the same name. Aliases are other names,
 * not deviations; spellings, legal forms, domains, articles and editions do not make another name.
 */
export const check = definePageCheck({
  id: 'name-agreement',
  dimension: 'identity',
  order: 20,
  weight: 20,
  standing: 'recommended',
  remedy: 'line',
  face: 'phone',
  sources: [SOURCES.siteNames],
  outcomes: {
    pass: 1000,
    'other-forms': 900,
    misused: 500,
    alone: 500,
    misspelt: 100,
    tie: 0,
    different: 0,
    nameless: 0,
  },
  run: (facts) => {
    const { name, places } = brandOf(facts);
    // What deviates first: receipts may be cut short.
    const receipts = places.map(placeReceipt).toSorted((a, b) => Number(b.odd ?? false) - Number(a.odd ?? false));
    if (name === null)
      return mayBeMore(facts) ? unread(facts, facts.manifest.where) : missing(facts, 'nameless', ...NAME_PLACES);
    const paramsOf = (place: PlacedName) => ({
      name: shown(name),
      other: shown(place.value),
      source: place.statement.where.source,
    });
    const stated = places.filter((place) => !place.alias && !isMisused(place));
    const odd = stated.filter(disagreesWith);
    const agreeing = new Set(stated.filter((place) => !odd.includes(place)).map(({ kind }) => kind)).size;
    const slip = odd.find(({ relation }) => relation === 'near-miss');
    const [other] = odd;
    if (slip !== undefined) return verdict('misspelt', paramsOf(slip), receipts);
    if (other !== undefined) return verdict(agreeing < 2 ? 'tie' : 'different', paramsOf(other), receipts);
    const misused = places.find(isMisused);
    if (misused !== undefined) return verdict('misused', paramsOf(misused), receipts);
    if (agreeing < 2) {
      return mayBeMore(facts) ? unread(facts, facts.manifest.where) : verdict('alone', { name: shown(name) }, receipts);
    }
    const form = stated.find(({ kind, relation }) => !isVisible(kind) && OTHER_FORMS.has(relation ?? ''));
    if (form !== undefined) return verdict('other-forms', paramsOf(form), receipts);
    return verdict('pass', { count: agreeing, name: shown(name) }, receipts);
  },
});
