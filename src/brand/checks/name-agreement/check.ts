import { isEncodedTwice, withoutFrame } from '../../naming/cleaned';
import { isGarbled } from '../../naming/faults';
import { isCompany } from '../../naming/name-like';
import { withoutDomain } from '../../naming/parts';
import { disagreesWith, type PlacedName } from '../../naming/places';
import { isOfBrand } from '../../naming/relations';
import { declares } from '../../naming/roles';
import { segmentsOf } from '../../naming/segments';
import { areSpellings } from '../../naming/spelling';
import { brandOf } from '../../naming/stated';
import { definePageCheck, missing, shown, unread, verdict } from '../check';
import { isMisused, mayBeMore, NAME_PLACES, placeReceipt } from '../shared/brand-name';
import { SOURCES } from '../sources';

/** Places whose name is the site's own, and not that of the company behind it. */
const SITE_KINDS = new Set(['website', 'og-site-name', 'application-name', 'apple-title', 'manifest']);

/** Relations of two names that are the same words. */
const SAME_WORDS = new Set(['same', 'spelling']);

/** Whether a place says the name in its words alone, perhaps beside others that a separator sets apart. */
function saysAlone({ statement, relation }: PlacedName, name: string): boolean {
  const parts = [statement.value, ...segmentsOf(statement.value)].map(withoutFrame);
  return SAME_WORDS.has(relation ?? '') && parts.some((part) => areSpellings(part, withoutFrame(name)));
}

/** Whether a declared name is another form of one that is declared, too: an acronym, or a shorter or longer name. */
function isOtherForm({ kind, relation, value }: PlacedName, name: string, named: readonly PlacedName[]): boolean {
  const isDeclared = named.some((one) => SITE_KINDS.has(one.kind) && SAME_WORDS.has(one.relation ?? ''));
  if (!declares(kind) || !isDeclared || isCompany(value)) return false;
  if (relation === 'acronym' || relation === 'script') return true;
  // With what the brand says of itself beside it, a name is the same.
  const isBeside = [value, name].some((one) => segmentsOf(one).length > 1);
  return relation === 'short' && SITE_KINDS.has(kind) && !isBeside && withoutDomain(value) === null;
}

function kindsOf(places: readonly PlacedName[]): number {
  return new Set(places.map(({ kind }) => kind)).size;
}

/** How many kinds of places say a name; a heading that is a link home is one. */
function countOf(places: readonly PlacedName[]): number {
  const marks = places.filter(({ kind }) => kind === 'logo').map(({ statement }) => statement);
  const isMark = ({ kind, statement }: PlacedName) =>
    kind === 'heading' &&
    marks.some(
      ({ value, where: { line } }) =>
        value === statement.value && Math.abs((line ?? 0) - (statement.where.line ?? 0)) < 3,
    );
  return kindsOf(places.filter((one) => !isMark(one)));
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
    // If there is one source for each name, we don't know which is right, unless a reader told us.
    const isKnown = slip !== undefined && facts.ownName !== undefined;
    if (first !== undefined && agreeing < 2 && !isKnown) return verdict('tie', paramsOf(first), receipts);
    // What weighs more first: a fix of the other leaves it.
    if (other !== undefined) {
      const total = agreeing + kindsOf(odd);
      return verdict('different', { ...paramsOf(other), agreeing, total }, receipts);
    }
    if (slip !== undefined) return verdict('misspelt', paramsOf(slip), receipts);
    // A page that is decoded as what it is not has no field that is.
    const isGarbledAll = facts.titles.some(({ value }) => isGarbled(value));
    const misused = places.find((one) => isMisused(one) && !(isGarbledAll && isGarbled(one.value)));
    if (misused !== undefined) return verdict('misused', paramsOf(misused), receipts);
    const encoded = named.find(({ kind, value }) => declares(kind) && isEncodedTwice(value));
    if (encoded !== undefined) return verdict('encoded', paramsOf(encoded), receipts);
    if (agreeing < 2) {
      return mayBeMore(facts) ? unread(facts, facts.manifest.where) : verdict('alone', { name: shown(name) }, receipts);
    }
    const form = named.find((one) => isOtherForm(one, name, named));
    if (form !== undefined) return verdict('other-forms', paramsOf(form), receipts);
    const hint = named.find(({ told }) => told === 'hint');
    if (hint !== undefined) return verdict('hint', paramsOf(hint), receipts);
    const alone = countOf(named.filter((one) => saysAlone(one, name)));
    return alone < 2
      ? verdict('alone', { name: shown(name) }, receipts)
      : verdict('pass', { count: alone, name: shown(name) }, receipts);
  },
});
