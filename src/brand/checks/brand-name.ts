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
} from '../check';
import { constellation } from '../constellation';
import { ALIAS_KINDS } from '../facts';
import { mentions } from '../names';
import { SOURCES } from '../sources';

/** Whether the brand states its name where machines look for it, in WebSite structured data first. */
export const nameDeclared = defineHomeCheck({
  id: 'name-declared',
  sources: [SOURCES.siteNames],
  outcomes: { pass: 1000, elsewhere: 500, none: 0 },
  run: (facts) => {
    const website = facts.names.filter(({ kind }) => kind === 'website');
    if (website[0] !== undefined) return verdict('pass', { name: shown(website[0].value) }, receiptsOf(website));
    if (facts.page.state === 'partial') return unread(facts);
    const others = facts.names.filter(({ kind }) => !(ALIAS_KINDS as readonly string[]).includes(kind));
    if (others[0] !== undefined) {
      const receipts = [...receiptsOf(others), absence(facts, 'jsonld:WebSite.name')];
      return verdict('elsewhere', { name: shown(others[0].value), source: others[0].where.source }, receipts);
    }
    if (facts.manifest.state === 'unread') return unread(facts, facts.manifest.where);
    return missing(facts, 'none', 'jsonld:WebSite.name', 'meta:og:site_name');
  },
});

/** Whether all places that state the name state the same one; aliases are other names, not deviations. */
export const nameAgreement = definePageCheck({
  id: 'name-agreement',
  sources: [SOURCES.siteNames],
  outcomes: { pass: 1000, contained: 500, conflict: 0, single: 'na' },
  run: (facts) => {
    const { names, sources, main, distinct, nested } = constellation(facts);
    const receipts = names.map(({ name, odd }) => receipt(name, odd));
    if (sources < 2) {
      const mayBeMore = facts.page.state === 'partial' || facts.manifest.state === 'unread';
      return mayBeMore ? unread(facts, facts.manifest.where) : verdict('single', {}, receipts);
    }
    const odd = names.find((placed) => placed.odd);
    if (odd === undefined) return verdict('pass', { count: sources, name: shown(main ?? '') }, receipts);
    // The deviating ones first: receipts may be cut short.
    const sorted = receipts.toSorted((a, b) => Number(b.odd ?? false) - Number(a.odd ?? false));
    const params = { name: shown(main ?? ''), other: shown(odd.name.value), source: odd.name.where.source };
    return verdict(distinct === 2 && nested ? 'contained' : 'conflict', params, sorted);
  },
});

/** Whether the title names the brand. */
export const titleHasBrand = defineHomeCheck({
  id: 'title-has-brand',
  sources: [SOURCES.titleLinks],
  outcomes: { pass: 1000, absent: 0, 'no-name': 'na' },
  run: (facts) => {
    const title = facts.titles[0];
    const found = title && facts.names.find(({ value }) => mentions(title.value, value));
    if (title && found) return verdict('pass', { name: shown(found.value) }, [receipt(title), receipt(found)]);
    // A name may be in what was not read.
    if (facts.page.state === 'partial' || facts.manifest.state === 'unread') return unread(facts, facts.manifest.where);
    const name = facts.names[0];
    if (name === undefined) return verdict('no-name', {}, title ? [receipt(title)] : []);
    const params = { name: shown(name.value), title: shown(title?.value || '–') };
    return verdict('absent', params, [title ? receipt(title, true) : absence(facts, 'title'), receipt(name)]);
  },
});

/** Whether people read the name where they look for it: in the first heading or in the link home. */
export const visibleName = definePageCheck({
  id: 'visible-name',
  sources: [SOURCES.siteNames],
  outcomes: { pass: 1000, absent: 0, 'no-name': 'na' },
  run: (facts) => {
    const visible = [...(facts.heading === null ? [] : [facts.heading]), ...facts.homeLinks];
    for (const place of visible) {
      const name = facts.names.find(({ value }) => mentions(place.value, value));
      if (name !== undefined) return verdict('pass', { name: shown(name.value) }, [receipt(place), receipt(name)]);
    }
    if (facts.page.state === 'partial' || facts.manifest.state === 'unread') return unread(facts, facts.manifest.where);
    const name = facts.names[0];
    if (name === undefined) return verdict('no-name');
    const receipts = visible.length > 0 ? receiptsOf(visible, true) : absences(facts, ['h1', 'home-link']);
    return verdict('absent', { name: shown(name.value) }, [receipt(name), ...receipts]);
  },
});
