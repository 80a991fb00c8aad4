import { absence, defineCheck, receipt, shown, unread, verdict } from '../check';
import { mentions } from '../names';
import { SOURCES } from '../sources';

/** Whether the title names the brand. */
export const titleHasBrand = defineCheck({
  id: 'title-has-brand',
  dimension: 'identity',
  sources: [SOURCES.titleLinks],
  outcomes: { pass: 1000, absent: 0, 'no-name': 'na', unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const title = facts.titles[0];
    const found = title && facts.names.find(({ value }) => mentions(title.value, value));
    if (title && found) return verdict('pass', { name: shown(found.value) }, [receipt(title), receipt(found)]);
    // A name may stand in what was not read.
    if (facts.page.state === 'partial' || facts.manifest.state === 'unread') return unread(facts, facts.manifest.where);
    const name = facts.names[0];
    if (name === undefined) return verdict('no-name', {}, title ? [receipt(title)] : []);
    const shownTitle = title ? receipt(title, true) : absence(facts, 'title');
    return verdict('absent', { name: shown(name.value), title: shown(title?.value || '–') }, [
      shownTitle,
      receipt(name),
    ]);
  },
});
