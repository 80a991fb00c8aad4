import { absence, defineCheck, receipt, receiptsAt, receiptsOf, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the page declares an icon and the icon can be shown. */
export const check = defineCheck({
  id: 'favicon',
  dimension: 'identity',
  order: 60,
  weight: 6,
  standing: 'recommended',
  remedy: 'line',
  face: 'tab',
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
