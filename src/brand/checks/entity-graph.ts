import { absence, defineCheck, isPlaced, places, unread, verdict } from '../check';
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
    const { website, organization, publisher, dangling } = facts.entityGraph;
    if (website !== null && publisher !== null) return verdict('pass', {}, places(website, publisher));
    if (facts.page.state === 'partial') return unread(facts);
    // Where the page lives nowhere, a relative id may be what an absolute one means.
    if (dangling !== null && !isPlaced(facts)) return unread(facts, dangling);
    if (website !== null && organization !== null) {
      return verdict('unlinked', {}, places(website, dangling, organization));
    }
    const absent = [...(website ? [] : ['WebSite']), ...(organization ? [] : ['Organization'])];
    return verdict('missing', { missing: absent.join(', ') }, [
      ...places(website, organization),
      ...absent.map((type) => absence(facts, `jsonld:${type}`)),
    ]);
  },
});
