/** Checks of the name the brand states for itself. */
import {
  absence,
  absences,
  defineHomeCheck,
  definePageCheck,
  missing,
  receipt,
  receiptsOf,
  shown,
  unread,
  verdict,
} from './check';
import type { Facts } from '../facts/facts';
import { mentions } from '../naming/find';
import { isOneName } from '../naming/relations';
import { brandOf } from '../naming/stated';
import { isAliasKind, isVisible } from '../naming/candidates';
import { disagreesWith, type PlacedName } from '../naming/places';
import { slipIn } from '../naming/slips';
import type { Receipt } from '../report/report';
import { SOURCES } from './sources';
import type { Statement } from '../facts/statement';

/** Where machines look for the name first. */
const NAME_PLACES = ['jsonld:WebSite.name', 'meta:og:site_name'];

/** Whether a name may stand in what was not read. */
function mayBeMore({ page, manifest }: Facts): boolean {
  return page.state === 'partial' || manifest.state === 'unread';
}

function placeReceipt(place: PlacedName): Receipt {
  return receipt({ value: place.value, where: place.statement.where }, disagreesWith(place) || isMisused(place));
}

/** Whether a place for names holds something else. */
function isMisused({ relation }: PlacedName): boolean {
  return relation === 'template';
}

/** Whether the brand states its name where machines look for it, in WebSite structured data first. */
export const nameDeclared = defineHomeCheck({
  id: 'name-declared',
  sources: [SOURCES.siteNames],
  outcomes: { pass: 1000, elsewhere: 500, inferred: 0, none: 0 },
  run: (facts) => {
    const { name, places } = brandOf(facts);
    const told = places.filter((place) => !isVisible(place.kind) && !isAliasKind(place.kind) && !isMisused(place));
    // Another name than the brand's declares nothing of it.
    const stated = told.filter((place) => !disagreesWith(place));
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

/** Relations that are no contradiction, and still two forms of a name. */
const OTHER_FORMS = new Set(['acronym', 'short', 'script']);

/**
 * Whether all places that name the brand, for machines and for people, give it the same name. Aliases are other names,
 * not deviations; spellings, legal forms, domains, articles and editions are no other names.
 */
export const nameAgreement = definePageCheck({
  id: 'name-agreement',
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

/** The brand's names: the main one, those that are the same, and its aliases. */
function namesOf(facts: Facts): readonly string[] {
  const { name, places } = brandOf(facts);
  const others = places.filter(({ alias, relation }) => alias || (relation !== null && isOneName(relation)));
  return name === null ? [] : [name, ...others.map(({ value }) => value)];
}

/** Whether one of several texts mentions the brand, and if none does, the first that misspells it. */
function mentionIn(texts: readonly Statement[], names: readonly string[]) {
  const found = texts.find(({ value }) => mentions(value, names));
  if (found !== undefined) return { found, slip: null };
  for (const text of texts) {
    const slip = names[0] === undefined ? null : slipIn(text.value, names[0]);
    if (slip !== null) return { found: null, slip: { text, value: slip } };
  }
  return { found: null, slip: null };
}

/** Whether the title names the brand. */
export const titleHasBrand = defineHomeCheck({
  id: 'title-has-brand',
  sources: [SOURCES.titleLinks],
  outcomes: { pass: 1000, misspelt: 300, absent: 0, unnamed: 0 },
  run: (facts) => {
    const title = facts.titles[0];
    const names = namesOf(facts);
    const [name] = names;
    const { found, slip } = mentionIn(title === undefined ? [] : [title], names);
    if (found !== null && name !== undefined) return verdict('pass', { name: shown(name) }, [receipt(found)]);
    // A name may be in what was not read.
    if (mayBeMore(facts)) return unread(facts, facts.manifest.where);
    if (name === undefined) return verdict('unnamed', {}, title ? [receipt(title)] : [absence(facts, 'title')]);
    const params = { name: shown(name), title: shown(title?.value || '–') };
    if (slip !== null) return verdict('misspelt', { ...params, other: shown(slip.value) }, [receipt(slip.text, true)]);
    return verdict('absent', params, [title ? receipt(title, true) : absence(facts, 'title')]);
  },
});

/**
 * Whether people read the name where they look for it: in the first heading of a home page or in its link home. An inner
 * page need not say it, and must not misspell it.
 */
export const visibleName = definePageCheck({
  id: 'visible-name',
  sources: [SOURCES.siteNames],
  outcomes: { pass: 1000, inner: 1000, misspelt: 300, absent: 0, unnamed: 0 },
  run: (facts) => {
    const visible = [...(facts.heading === null ? [] : [facts.heading]), ...facts.homeLinks];
    const names = namesOf(facts);
    const [name] = names;
    const { found, slip } = mentionIn(visible, names);
    // A logo may lead to another host of the brand, as from a shop to its start page.
    const seen = found ?? mentionIn(facts.otherMarks, names).found;
    if (seen !== null && name !== undefined) return verdict('pass', { name: shown(name) }, [receipt(seen)]);
    if (mayBeMore(facts)) return unread(facts, facts.manifest.where);
    const receipts = visible.length > 0 ? receiptsOf(visible, true) : absences(facts, ['h1', 'home-link']);
    if (slip !== null && name !== undefined) {
      return verdict('misspelt', { name: shown(name), other: shown(slip.value) }, [receipt(slip.text, true)]);
    }
    if (facts.page.kind.is === 'inner') return verdict('inner', {}, [facts.page.where]);
    if (name === undefined) return verdict('unnamed', {}, receipts);
    return verdict('absent', { name: shown(name) }, receipts);
  },
});
