/** Checks of the structured data as a whole. */
import { absence, defineHomeCheck, definePageCheck, oddAt, receipt, receiptsAt, shown, unread, verdict } from './check';
import { hasKnownUrl } from '../facts/facts';
import { SOURCES } from './sources';

/** Whether the page has structured data as JSON-LD, and all of it is JSON. Search engines take microdata, too. */
export const jsonldParses = definePageCheck({
  id: 'jsonld-parses',
  sources: [SOURCES.jsonLdScripts],
  outcomes: { pass: 1000, some: 500, 'some-repaired': 500, broken: 0, repaired: 0, microdata: 750, none: 0 },
  standings: { microdata: 'recommended', none: 'recommended' },
  run: (facts) => {
    // Where a page is cut off, so may be a block.
    if (facts.page.state !== 'whole') return unread(facts);
    const { blocks, broken, repaired } = facts.jsonLd;
    const parsed = blocks - broken.length - repaired.length;
    const params = { count: parsed, blocks };
    if (blocks === 0) {
      const { microdata } = facts.jsonLd;
      return microdata === null
        ? verdict('none', {}, [absence(facts, 'jsonld')])
        : verdict('microdata', { type: shown(microdata.value) }, [receipt(microdata)]);
    }
    if (parsed === blocks) return verdict('pass', params, [{ ...facts.page.where, source: 'jsonld' }]);
    const receipts = oddAt(...broken, ...repaired);
    if (broken.length === 0) return verdict(parsed > 0 ? 'some-repaired' : 'repaired', params, receipts);
    return verdict(parsed > 0 ? 'some' : 'broken', params, receipts);
  },
});

/** Whether structured data says, in a way that programs can follow, that the site is the organisation's. None has to. */
export const entityGraph = defineHomeCheck({
  id: 'entity-graph',
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
