import { absence, defineCheck, receipt, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether structured data says who is behind the site: name, address and logo of an Organization. */
export const organization = defineCheck({
  id: 'organization',
  dimension: 'identity',
  sources: [SOURCES.organization],
  outcomes: { pass: 1000, partial: 500, poor: 0, none: 0, unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const found = facts.organization;
    const properties = [
      { key: 'name', stated: found?.name ?? null },
      { key: 'url', stated: found?.url ?? null },
      { key: 'logo', stated: found?.logo ?? null },
    ];
    const missing = properties.filter(({ stated }) => stated === null).map(({ key }) => key);
    const receipts = properties.map(({ key, stated }) =>
      stated === null ? absence(facts, `jsonld:${found?.type ?? 'Organization'}.${key}`) : receipt(stated),
    );
    if (missing.length === 0) return verdict('pass', { type: found?.type ?? '' }, receipts);
    if (facts.page.state === 'partial') return unread(facts);
    if (found === null) return verdict('none', {}, [absence(facts, 'jsonld:Organization'), ...facts.jsonLd.broken]);
    return verdict(
      missing.length === 1 ? 'partial' : 'poor',
      { type: found.type, missing: missing.join(', ') },
      receipts,
    );
  },
});
