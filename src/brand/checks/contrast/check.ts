import { absence, definePageCheck, receipt, verdict } from '../check';
import { SOURCES } from '../sources';

/**
 * The contrast of colours that the page declares in pairs. Reported, never judged: size, state and layering of text are
 * not known without a browser.
 */
export const check = definePageCheck({
  id: 'contrast',
  dimension: 'access',
  order: 100,
  weight: 0,
  standing: 'required',
  remedy: 'design',
  sources: [SOURCES.contrast],
  outcomes: { reported: 'na', none: 'na' },
  run: (facts) => {
    const { count, lowest } = facts.colours;
    const [first] = lowest;
    if (first === undefined) return verdict('none', {}, [absence(facts, 'style')]);
    const receipts = lowest.map((pair) => ({
      ...receipt(pair),
      value: `${pair.text} / ${pair.background} = ${String(pair.ratio / 100)}:1`,
    }));
    const params = { count, text: first.text, background: first.background, ratio: first.ratio / 100 };
    return verdict('reported', params, receipts);
  },
});
