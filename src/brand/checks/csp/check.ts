import { enforcedPolicies, reportedPolicies, scriptRisks } from '../../facts/content-security-policy';
import { webUrl } from '../../urls/sites';
import { absence, definePageCheck, receipt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/**
 * Whether a content security policy keeps scripts out that are not the site's own. What counts as unsafe is what HTTP
 * Observatory counts: also objects from anywhere, and 'unsafe-eval' as the lesser fault. Where it and the standard
 * differ in how a policy is read, it is read as browsers do.
 */
export const check = definePageCheck({
  id: 'csp',
  dimension: 'trust',
  order: 30,
  weight: 2,
  standing: 'recommended',
  remedy: 'program',
  sources: [SOURCES.csp, SOURCES.observatoryCsp],
  outcomes: { pass: 1000, eval: 750, unsafe: 500, open: 500, 'report-only': 0, none: 0 },
  needs: ['https-home', 'home-headers'],
  run: (facts) => {
    if (facts.headers === null) return unread(facts);
    const policies = enforcedPolicies(facts);
    const isSecure = webUrl(facts.page.url)?.protocol === 'https:';
    // What `eval` may run comes last: it costs least.
    const risk = scriptRisks(policies).find(({ kind }) => isSecure || kind !== 'insecure');
    if (policies.length > 0 && risk === undefined) {
      return verdict(
        'pass',
        {},
        policies.map(({ stated }) => receipt(stated)),
      );
    }
    // A policy further down could still be stricter.
    if (facts.page.state !== 'whole') return unread(facts);
    if (risk === undefined) {
      const [reported] = reportedPolicies(facts);
      return reported === undefined
        ? verdict('none', {}, [absence(facts, 'header:content-security-policy')])
        : verdict('report-only', {}, [receipt(reported.stated, true)]);
    }
    const receipts = policies.map(({ stated }) => receipt(stated, stated === risk.stated));
    if (risk.source === null) return verdict('open', { directive: risk.directive }, receipts);
    const params = { directive: risk.directive, source: shown(risk.source) };
    return verdict(risk.kind === 'eval' ? 'eval' : 'unsafe', params, receipts);
  },
});
