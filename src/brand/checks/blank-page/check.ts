import { NOT_BLANK_WORDS } from '../../basics/thresholds';
import { definePageCheck, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether there is anything on the page at all: text, pictures, or a script or frame that may bring some. */
export const check = definePageCheck({
  id: 'blank-page',
  dimension: 'machines',
  order: 15,
  weight: 1,
  standing: 'recommended',
  remedy: 'text',
  sources: [SOURCES.indexableContent],
  outcomes: { pass: 1000, blank: 0 },
  run: (facts) => {
    if (facts.text === null) return unread(facts);
    const { words: count, mayGrow } = facts.text;
    const receipts = [{ ...(facts.text.start?.where ?? facts.page.where), source: 'text', value: String(count) }];
    if (count >= NOT_BLANK_WORDS || mayGrow || facts.imageNames.count > 0) return verdict('pass', { count }, receipts);
    return facts.page.state === 'partial' ? unread(facts) : verdict('blank', { count }, receipts);
  },
});
