import { visibleCode } from '../../basics/text';
import { sameKey } from '../../naming/relation';
import { definePageCheck, missing, receipt, shown, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether search engines get a sentence to show below the title. */
export const check = definePageCheck({
  id: 'meta-description',
  dimension: 'findability',
  order: 70,
  weight: 44,
  standing: 'recommended',
  remedy: 'text',
  face: 'search',
  sources: [SOURCES.snippets],
  outcomes: { pass: 1000, escaped: 500, title: 500, none: 0 },
  run: (facts) => {
    const [description] = facts.descriptions;
    if (description === undefined) return missing(facts, 'none', 'meta:description');
    const params = { text: shown(description.value) };
    const code = visibleCode(description.value);
    if (code !== null) return verdict('escaped', { ...params, code }, [receipt(description, true)]);
    const [title] = facts.titles;
    if (title === undefined || sameKey(title.value) !== sameKey(description.value)) {
      return verdict('pass', params, [receipt(description)]);
    }
    return verdict('title', params, [receipt(description, true), receipt(title)]);
  },
});
