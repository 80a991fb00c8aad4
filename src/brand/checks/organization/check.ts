import { absence, defineHomeCheck, receipt, unread, verdict } from '../check';
import { SOURCES } from '../sources';

const PROPERTIES = ['name', 'url', 'logo'] as const;

/**
 * Whether structured data says who is behind the site: name, URL and logo of an Organization. Google recommends them and
 * requires none, so one that lacks some is worth more than none.
 */
export const check = defineHomeCheck({
  id: 'organization',
  dimension: 'identity',
  order: 80,
  weight: 8,
  standing: 'recommended',
  remedy: 'line',
  sources: [SOURCES.organization],
  outcomes: { pass: 1000, partial: 800, poor: 500, none: 0 },
  run: (facts) => {
    const found = facts.organization;
    if (found === null) {
      if (facts.page.state === 'partial') return unread(facts);
      return verdict('none', {}, [absence(facts, 'jsonld:Organization'), ...facts.jsonLd.broken]);
    }
    const { type } = found;
    const absent = PROPERTIES.filter((key) => found[key] === null);
    const receipts = PROPERTIES.map((key) => {
      const stated = found[key];
      return stated === null ? absence(facts, `jsonld:${type}.${key}`) : receipt(stated);
    });
    if (absent.length === 0) return verdict('pass', { type }, receipts);
    if (facts.page.state === 'partial') return unread(facts);
    return verdict(absent.length === 1 ? 'partial' : 'poor', { type, missing: absent.join(', ') }, receipts);
  },
});
