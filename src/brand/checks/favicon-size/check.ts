import { FAVICON_LEAST_SIDE, FAVICON_SIDE } from '../../basics/published-limits';
import { absence, defineCheck, measured, receiptsAt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the icon is square and large enough. One that is missing is neither; the favicon check has the same cause. */
export const check = defineCheck({
  id: 'favicon-size',
  dimension: 'identity',
  order: 70,
  weight: 4,
  standing: 'required',
  remedy: 'picture',
  sources: [SOURCES.favicon],
  outcomes: { pass: 1000, small: 500, tiny: 0, 'not-square': 0, none: 0 },
  needs: ['https-home', 'icon'],
  run: (facts) => {
    const { state, type, width, height, url, where } = facts.icon;
    if (state === 'unread') return unread(facts, where);
    if (state !== 'loaded') return verdict('none', {}, [absence(facts, 'link:icon'), ...receiptsAt(where)]);
    if (type === 'svg') return verdict('pass', { size: 'SVG', url: shown(url ?? '') }, measured(where, 'SVG', false));
    if (width === null || height === null) return unread(facts, where);
    const params = { size: `${String(width)} × ${String(height)}`, url: shown(url ?? '') };
    const size = width >= FAVICON_SIDE ? 'pass' : width >= FAVICON_LEAST_SIDE ? 'small' : 'tiny';
    const outcome = width === height ? size : 'not-square';
    return verdict(outcome, params, measured(where, params.size, outcome !== 'pass'));
  },
});
