import { absence, definePageCheck, oddAt, receipt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the page has structured data as JSON-LD, and all of it is JSON. Search engines take microdata and RDFa, too. */
export const check = definePageCheck({
  id: 'jsonld-parses',
  dimension: 'machines',
  order: 10,
  weight: 14,
  standing: 'required',
  remedy: 'line',
  face: 'chat',
  sources: [SOURCES.jsonLdScripts],
  outcomes: {
    pass: 1000,
    some: 500,
    'some-repaired': 500,
    broken: 0,
    repaired: 0,
    microdata: 900,
    rdfa: 900,
    parts: 800,
    foreign: 800,
    none: 0,
  },
  standings: {
    microdata: 'recommended',
    rdfa: 'recommended',
    parts: 'recommended',
    foreign: 'recommended',
    none: 'recommended',
  },
  run: (facts) => {
    // Where a page is cut off, so may be a block.
    if (facts.page.state !== 'whole') return unread(facts);
    const { blocks, broken, repaired } = facts.jsonLd;
    const parsed = blocks - broken.length - repaired.length;
    const params = { count: parsed, blocks };
    if (blocks === 0) {
      const { microdata, rdfa, parts, foreign } = facts.jsonLd;
      if (microdata !== null) return verdict('microdata', { type: shown(microdata.value) }, [receipt(microdata)]);
      if (rdfa !== null) return verdict('rdfa', { type: shown(rdfa.value) }, [receipt(rdfa)]);
      if (parts !== null) return verdict('parts', { type: shown(parts.value) }, [receipt(parts)]);
      if (foreign !== null) return verdict('foreign', { syntax: shown(foreign.value) }, [receipt(foreign)]);
      return verdict('none', {}, [absence(facts, 'jsonld')]);
    }
    if (parsed === blocks) return verdict('pass', params, [{ ...facts.page.where, source: 'jsonld' }]);
    const receipts = oddAt(...broken, ...repaired);
    if (broken.length === 0) return verdict(parsed > 0 ? 'some-repaired' : 'repaired', params, receipts);
    return verdict(parsed > 0 ? 'some' : 'broken', params, receipts);
  },
});
