import { hasKnownUrl } from '../../facts/facts';
import { absence, defineHomeCheck, receiptsAt, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether structured data says, in a way that programs can follow, that the site is the organisation's. None has to. */
export const check = defineHomeCheck({
  id: 'entity-graph',
  dimension: 'machines',
  order: 60,
  weight: 2,
  standing: 'ours',
  remedy: 'line',
  sources: [SOURCES.publisher],
  outcomes: { pass: 1000, unlinked: 500, missing: 0 },
  run: (facts) => {
    const { website, organization, publisher, dangling } = facts.entityGraph;
    if (website !== null && publisher !== null) return verdict('pass', {}, receiptsAt(website, publisher));
    if (facts.page.state === 'partial') return unread(facts);
    // Where the page lives nowhere, a relative id may be what an absolute one means.
    if (dangling !== null && !hasKnownUrl(facts)) return unread(facts, dangling);
    if (website !== null && organization !== null) {
      return verdict('unlinked', {}, receiptsAt(website, dangling, organization));
    }
    const absent = [...(website ? [] : ['WebSite']), ...(organization ? [] : ['Organization'])];
    return verdict('missing', { missing: absent.join(', ') }, [
      ...receiptsAt(website, organization),
      ...absent.map((type) => absence(facts, `jsonld:${type}`)),
    ]);
  },
});
