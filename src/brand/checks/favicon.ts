/** Checks of the icon. */
import { absence, defineCheck, measured, receipt, receiptsAt, receiptsOf, shown, unread, verdict } from './check';
import { SOURCES } from './sources';

/** Whether the page declares an icon and the icon can be shown. */
export const favicon = defineCheck({
  id: 'favicon',
  sources: [SOURCES.favicon],
  outcomes: { pass: 1000, 'default-only': 500, broken: 0, none: 0 },
  needs: ['https-home', 'icon'],
  run: (facts) => {
    const { icon } = facts;
    if (facts.page.state === 'unread' || icon.state === 'unread') return unread(facts, icon.where);
    const params = { url: shown(icon.url ?? '') };
    const declared = facts.icons.find(({ url }) => url === icon.url) ?? facts.icons.find(({ url }) => url !== null);
    const answered = receiptsAt(icon.where);
    if (declared !== undefined) {
      const receipts = [receipt(declared), ...answered];
      return icon.state === 'loaded' ? verdict('pass', params, receipts) : verdict('broken', params, receipts);
    }
    if (facts.page.state === 'partial') return unread(facts);
    // One that is declared without a URL, such as data:, is nothing that could be fetched.
    const unusable = receiptsOf(facts.icons, true);
    const receipts = [...(unusable.length > 0 ? unusable : [absence(facts, 'link:icon')]), ...answered];
    return icon.state === 'loaded' ? verdict('default-only', params, receipts) : verdict('none', {}, receipts);
  },
});

/** Side in CSS pixels from which an icon looks good everywhere, and under which it is refused. */
const RECOMMENDED = 48;
const MINIMUM = 8;

/** Whether the icon is square and large enough. One that is missing is neither; the favicon check has the same cause. */
export const faviconSize = defineCheck({
  id: 'favicon-size',
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
    const size = width >= RECOMMENDED ? 'pass' : width >= MINIMUM ? 'small' : 'tiny';
    const outcome = width === height ? size : 'not-square';
    return verdict(outcome, params, measured(where, params.size, outcome !== 'pass'));
  },
});
