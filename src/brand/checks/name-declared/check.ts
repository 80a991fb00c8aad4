import { isAliasKind, isVisible } from '../../naming/candidates';
import { isOfBrand } from '../../naming/relations';
import { brandOf } from '../../naming/stated';
import { absence, absences, defineHomeCheck, missing, shown, unread, verdict } from '../check';
import { isMisused, NAME_PLACES, placeReceipt } from '../shared/brand-name';
import { SOURCES } from '../sources';

/** Whether the brand states its name where machines look for it, in WebSite structured data first. */
export const check = defineHomeCheck({
  id: 'name-declared',
  dimension: 'identity',
  order: 10,
  weight: 20,
  standing: 'recommended',
  remedy: 'line',
  face: 'chat',
  sources: [SOURCES.siteNames],
  outcomes: { pass: 1000, elsewhere: 500, inferred: 0, none: 0 },
  run: (facts) => {
    const { name, places } = brandOf(facts);
    const told = places.filter((place) => !isVisible(place.kind) && !isAliasKind(place.kind) && !isMisused(place));
    // Another name than the brand's declares nothing of it.
    const stated = told.filter(({ relation }) => isOfBrand(relation));
    const website = stated.filter(({ kind }) => kind === 'website');
    if (website[0] !== undefined) return verdict('pass', { name: shown(website[0].value) }, website.map(placeReceipt));
    if (facts.page.state === 'partial') return unread(facts);
    if (stated[0] !== undefined) {
      const receipts = [...told.map(placeReceipt), absence(facts, 'jsonld:WebSite.name')];
      return verdict('elsewhere', { name: shown(stated[0].value), source: stated[0].statement.where.source }, receipts);
    }
    if (facts.manifest.state === 'unread') return unread(facts, facts.manifest.where);
    if (told.length > 0) return verdict('none', {}, told.map(placeReceipt));
    const absent = absences(facts, NAME_PLACES);
    if (name !== null) return verdict('inferred', { name: shown(name) }, [...places.map(placeReceipt), ...absent]);
    return missing(facts, 'none', ...NAME_PLACES);
  },
});
