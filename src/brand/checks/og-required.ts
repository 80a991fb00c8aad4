import { absence, defineCheck, receipt, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Each property with the spellings that state it. */
const REQUIRED = [['og:title'], ['og:type'], ['og:image', 'og:image:url', 'og:image:secure_url'], ['og:url']] as const;

/** Whether the four properties that Open Graph requires are stated. */
export const ogRequired = defineCheck({
  id: 'og-required',
  dimension: 'previews',
  sources: [SOURCES.openGraph],
  outcomes: { pass: 1000, three: 750, two: 500, few: 0, unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const found = REQUIRED.map((spellings) => ({
      name: spellings[0],
      stated: facts.openGraph.find(({ property }) => (spellings as readonly string[]).includes(property)),
    }));
    const missing = found.filter(({ stated }) => stated === undefined).map(({ name }) => name);
    const receipts = found.map(({ name, stated }) => (stated ? receipt(stated) : absence(facts, `meta:${name}`)));
    if (missing.length === 0) return verdict('pass', {}, receipts);
    if (facts.page.state === 'partial') return unread(facts);
    const outcome = missing.length === 1 ? 'three' : missing.length === 2 ? 'two' : 'few';
    return verdict(outcome, { missing: missing.join(', '), count: REQUIRED.length - missing.length }, receipts);
  },
});
