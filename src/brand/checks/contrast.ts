import { absence, defineCheck, receipt, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/**
 * The contrast of colours that the page declares in pairs. Reported, never judged: size, state and layering of text are
 * not known without a browser.
 */
export const contrast = defineCheck({
  id: 'contrast',
  dimension: 'access',
  sources: [SOURCES.contrast],
  outcomes: { reported: 'na', none: 'na', unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
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
