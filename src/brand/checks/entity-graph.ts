import { absence, defineCheck, places, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether structured data says, in a way that programs can follow, that the site is the organisation's. */
export const entityGraph = defineCheck({
  id: 'entity-graph',
  dimension: 'machines',
  sources: [SOURCES.publisher],
  outcomes: { pass: 1000, unlinked: 500, missing: 0, unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const { website, organization, publisher } = facts.entityGraph;
    if (website !== null && publisher !== null) return verdict('pass', {}, places(website, publisher));
    if (facts.page.state === 'partial') return unread(facts);
    if (website !== null && organization !== null) return verdict('unlinked', {}, places(website, organization));
    const absent = [...(website ? [] : ['WebSite']), ...(organization ? [] : ['Organization'])];
    return verdict('missing', { missing: absent.join(', ') }, [
      ...places(website, organization),
      ...absent.map((type) => absence(facts, `jsonld:${type}`)),
    ]);
  },
});
