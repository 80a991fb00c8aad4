import { ENOUGH_WORDS, FEW_WORDS } from '../../basics/thresholds';
import type { Facts } from '../../facts/facts';
import type { Receipt } from '../../report/report';
import { absences, definePageCheck, receiptsOf, unread, verdict } from '../check';
import { SOURCES } from '../sources';

function textReceipt(facts: Facts, words: number): Receipt {
  const start = facts.text?.start ?? null;
  return { ...(start?.where ?? facts.page.where), source: 'text', value: String(words) };
}

/** Whether the page says who it is and what it is about before any script has run. */
export const check = definePageCheck({
  id: 'text-without-script',
  dimension: 'machines',
  order: 20,
  weight: 18,
  standing: 'recommended',
  remedy: 'template',
  sources: [SOURCES.javascript],
  outcomes: { pass: 1000, little: 500, 'no-title': 500, 'no-heading': 500, none: 0 },
  run: (facts) => {
    if (facts.text === null) return unread(facts);
    const { words: count } = facts.text;
    const title = facts.titles.find(({ value }) => value !== '');
    const shown = facts.heading?.value === '' ? null : facts.heading;
    const heading = shown ?? facts.otherMarks.find(({ where }) => where.source === 'h1') ?? null;
    const missing = [...(title ? [] : ['title']), ...(heading === null ? ['h1'] : [])];
    if (facts.page.state === 'partial' && (count < ENOUGH_WORDS || missing.length > 0)) return unread(facts);
    const receipts = [
      ...receiptsOf([title ?? null, heading].filter((one) => one !== null)),
      ...absences(facts, missing),
      textReceipt(facts, count),
    ];
    if (count < FEW_WORDS) return verdict('none', { count }, receipts);
    if (count < ENOUGH_WORDS) return verdict('little', { count }, receipts);
    if (missing.length === 0) return verdict('pass', { count }, receipts);
    return verdict(title === undefined ? 'no-title' : 'no-heading', { count }, receipts);
  },
});
