import { LOGO_LEAST_SIDE } from '../../basics/published-limits';
import { definePageCheck, measured, missing, receipt, receiptsAt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the logo that structured data names can be fetched by search engines and is large enough. */
export const check = definePageCheck({
  id: 'logo-file',
  dimension: 'identity',
  order: 90,
  weight: 3,
  standing: 'required',
  remedy: 'picture',
  sources: [SOURCES.organization],
  outcomes: { pass: 1000, small: 500, blocked: 0, broken: 0, none: 0 },
  needs: ['https-home', 'logo', 'robots'],
  run: (facts) => {
    const declared = facts.organization?.logo ?? null;
    if (declared === null) return missing(facts, 'none', 'jsonld:Organization.logo');
    const { state, type, width, height, where } = facts.logo;
    const crawler = facts.crawlers.find(({ resource }) => resource === 'logo');
    const params = { url: shown(declared.url ?? declared.value) };
    const receipts = [receipt(declared), ...receiptsAt(where)];
    if (crawler?.allowed === false) {
      return verdict('blocked', params, [...receipts, ...measured(crawler.where, crawler.crawler, true)]);
    }
    if (state === 'unread') return unread(facts, where);
    if (state !== 'loaded') return verdict('broken', params, receipts);
    // The file is there; whether search engines may fetch it is not known.
    if (crawler === undefined || crawler.allowed === null) return unread(facts, where);
    if (type === 'svg') return verdict('pass', { ...params, size: 'SVG' }, receipts);
    if (width === null || height === null) return unread(facts, where);
    const sized = { ...params, size: `${String(width)} × ${String(height)}` };
    const isLarge = Math.min(width, height) >= LOGO_LEAST_SIDE;
    return verdict(isLarge ? 'pass' : 'small', sized, [receipt(declared), ...measured(where, sized.size, !isLarge)]);
  },
});
