import { absence, defineCheck, receipt, shown, unread, verdict } from '../check';
import { mentions } from '../names';
import { SOURCES } from '../sources';

/** Whether people read the name where they look for it: in the first heading or in the link home. */
export const visibleName = defineCheck({
  id: 'visible-name',
  dimension: 'identity',
  sources: [SOURCES.siteNames],
  outcomes: { pass: 1000, absent: 0, 'no-name': 'na', unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const visible = [...(facts.heading === null ? [] : [facts.heading]), ...facts.homeLinks];
    for (const place of visible) {
      const name = facts.names.find(({ value }) => mentions(place.value, value));
      if (name !== undefined) return verdict('pass', { name: shown(name.value) }, [receipt(place), receipt(name)]);
    }
    if (facts.page.state === 'partial' || facts.manifest.state === 'unread') return unread(facts, facts.manifest.where);
    const name = facts.names[0];
    if (name === undefined) return verdict('no-name');
    const receipts =
      visible.length > 0
        ? visible.map((place) => receipt(place, true))
        : [absence(facts, 'h1'), absence(facts, 'home-link')];
    return verdict('absent', { name: shown(name.value) }, [receipt(name), ...receipts]);
  },
});
