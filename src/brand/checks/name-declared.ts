import { absence, defineCheck, receipt, shown, unread, verdict } from '../check';
import { ALIAS_KINDS } from '../facts';
import { SOURCES } from '../sources';

/** Whether the brand states its name where machines look for it, in WebSite structured data first. */
export const nameDeclared = defineCheck({
  id: 'name-declared',
  dimension: 'identity',
  sources: [SOURCES.siteNames],
  outcomes: { pass: 1000, elsewhere: 500, none: 0, unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const website = facts.names.filter(({ kind }) => kind === 'website');
    if (website[0] !== undefined) {
      return verdict(
        'pass',
        { name: shown(website[0].value) },
        website.map((name) => receipt(name)),
      );
    }
    if (facts.page.state === 'partial') return unread(facts);
    const others = facts.names.filter(({ kind }) => !(ALIAS_KINDS as readonly string[]).includes(kind));
    if (others[0] !== undefined) {
      const receipts = [...others.map((name) => receipt(name)), absence(facts, 'jsonld:WebSite.name')];
      return verdict('elsewhere', { name: shown(others[0].value), source: others[0].where.source }, receipts);
    }
    if (facts.manifest.state === 'unread') return unread(facts, facts.manifest.where);
    return verdict('none', {}, [absence(facts, 'jsonld:WebSite.name'), absence(facts, 'meta:og:site_name')]);
  },
});
