import { enforcedPolicies, upgradesRequests } from '../../facts/content-security-policy';
import { hasKnownUrl } from '../../facts/facts';
import { webUrl } from '../../urls/sites';
import { definePageCheck, receipt, receiptsAt, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether a page served over https also requests everything else over https. */
export const check = definePageCheck({
  id: 'mixed-content',
  dimension: 'trust',
  order: 90,
  weight: 3,
  standing: 'required',
  remedy: 'template',
  sources: [SOURCES.mixedContent, SOURCES.upgradeRequests],
  outcomes: { pass: 1000, upgraded: 1000, media: 500, scripts: 0, 'no-https': 0 },
  place: 'https',
  run: (facts) => {
    const { active, activeCount, passive, passiveCount } = facts.insecure;
    if (webUrl(facts.page.url)?.protocol !== 'https:') {
      // For a saved page, the address is only what somebody typed.
      return facts.scope === 'page'
        ? unread(facts)
        : verdict('no-https', {}, [{ ...facts.page.where, value: facts.page.url, odd: true }]);
    }
    const receipts = [...active, ...passive].map((resource) => receipt(resource, true));
    const count = activeCount + passiveCount;
    const upgrade = upgradesRequests(enforcedPolicies(facts));
    if (count > 0 && upgrade !== undefined) {
      return verdict('upgraded', { count }, [receipt(upgrade.stated), ...receipts]);
    }
    // A header we do not have may make browsers use https. A saved page has no headers, so only its address counts.
    const isTold = facts.scope === 'page' && hasKnownUrl(facts);
    if (count > 0 && facts.headers === null && !isTold) return unread(facts);
    if (activeCount > 0) return verdict('scripts', { count: activeCount }, receipts);
    if (facts.page.state === 'partial') return unread(facts);
    if (passiveCount > 0) return verdict('media', { count: passiveCount }, receipts);
    return verdict('pass', {}, receiptsAt(facts.page.where));
  },
});
