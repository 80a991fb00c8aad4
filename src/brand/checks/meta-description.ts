import { absence, defineCheck, receipt, shown, unread, verdict } from '../check';
import { nameKey } from '../names';
import { SOURCES } from '../sources';

/** Whether search engines get a sentence to show below the title. */
export const metaDescription = defineCheck({
  id: 'meta-description',
  dimension: 'findability',
  sources: [SOURCES.snippets],
  outcomes: { pass: 1000, title: 500, none: 0, unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const [description] = facts.descriptions;
    if (description === undefined) {
      if (facts.page.state === 'partial') return unread(facts);
      return verdict('none', {}, [absence(facts, 'meta:description')]);
    }
    const params = { text: shown(description.value) };
    const [title] = facts.titles;
    if (title === undefined || nameKey(title.value) !== nameKey(description.value)) {
      return verdict('pass', params, [receipt(description)]);
    }
    return verdict('title', params, [receipt(description, true), receipt(title)]);
  },
});
