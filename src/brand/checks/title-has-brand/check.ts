import { absence, defineHomeCheck, receipt, shown, unread, verdict } from '../check';
import { mayBeMore, mentionIn, namesOf, slipAmong } from '../shared/brand-name';
import { SOURCES } from '../sources';

/** Whether the title names the brand. */
export const check = defineHomeCheck({
  id: 'title-has-brand',
  dimension: 'identity',
  order: 30,
  weight: 10,
  standing: 'recommended',
  remedy: 'text',
  face: 'search',
  sources: [SOURCES.titleLinks],
  outcomes: { pass: 1000, misspelt: 300, absent: 0, unnamed: 0 },
  run: (facts) => {
    const title = facts.titles[0];
    const names = namesOf(facts);
    const [name] = names;
    const found = mentionIn(title === undefined ? [] : [title], names);
    if (found !== null && name !== undefined) return verdict('pass', { name: shown(name) }, [receipt(found)]);
    // The part that we didn't read may contain a name.
    if (mayBeMore(facts)) return unread(facts, facts.manifest.where);
    if (name === undefined) return verdict('unnamed', {}, title ? [receipt(title)] : [absence(facts, 'title')]);
    const params = { name: shown(name), title: shown(title?.value || '–') };
    const slip = slipAmong(facts, 'title');
    if (slip !== undefined)
      return verdict('misspelt', { ...params, other: shown(slip.value) }, [receipt(slip.statement, true)]);
    return verdict('absent', params, [title ? receipt(title, true) : absence(facts, 'title')]);
  },
});
