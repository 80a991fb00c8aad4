import { absences, definePageCheck, receipt, receiptsOf, shown, unread, verdict } from '../check';
import { mayBeMore, mentionIn, namesOf, slipAmong } from '../shared/brand-name';
import { SOURCES } from '../sources';

/**
 * Whether people can read the name where they look for it: in a home page's first heading or its link home. An inner
 * page doesn't have to say it. A possible misspelling there is a hint, which costs nothing.
 */
export const check = definePageCheck({
  id: 'visible-name',
  dimension: 'identity',
  order: 50,
  weight: 14,
  standing: 'recommended',
  remedy: 'template',
  sources: [SOURCES.siteNames],
  outcomes: { pass: 1000, inner: 1000, misspelt: 1000, absent: 0, unnamed: 0 },
  run: (facts) => {
    const visible = [...(facts.heading === null ? [] : [facts.heading]), ...facts.homeLinks];
    const names = namesOf(facts);
    const [name] = names;
    const found = mentionIn(visible, names);
    // A logo may lead to another host of the brand, as from a shop to its start page.
    const seen = found ?? mentionIn(facts.otherMarks, names);
    if (seen !== null && name !== undefined) return verdict('pass', { name: shown(name) }, [receipt(seen)]);
    if (mayBeMore(facts)) return unread(facts, facts.manifest.where);
    const receipts = visible.length > 0 ? receiptsOf(visible, true) : absences(facts, ['h1', 'home-link']);
    const slip = slipAmong(facts, 'logo', 'heading');
    if (slip !== undefined && name !== undefined) {
      return verdict('misspelt', { name: shown(name), other: shown(slip.value) }, [receipt(slip.statement)]);
    }
    if (facts.page.kind.is === 'inner') return verdict('inner', {}, [facts.page.where]);
    if (name === undefined) return verdict('unnamed', {}, receipts);
    return verdict('absent', { name: shown(name) }, receipts);
  },
});
