import { absence, defineCheck, receipt, unread, verdict } from '../check';
import { sameSite } from '../sites';
import { SOURCES } from '../sources';

/** Whether structured data names profiles elsewhere that are the same organisation. */
export const sameAs = defineCheck({
  id: 'same-as',
  dimension: 'identity',
  sources: [SOURCES.sameAs],
  outcomes: { pass: 1000, one: 500, none: 0, unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const profiles = new Map(
      facts.sameAs
        .filter(({ url }) => url?.startsWith('https:') && !sameSite(url, facts.page.url, facts.domains))
        .map((profile) => [profile.url, profile]),
    );
    const receipts = [...profiles.values()].map((profile) => receipt(profile));
    if (profiles.size >= 2) return verdict('pass', { count: profiles.size }, receipts);
    if (facts.page.state === 'partial') return unread(facts);
    const others = facts.sameAs.filter(({ url }) => !profiles.has(url)).map((profile) => receipt(profile, true));
    if (profiles.size === 1) return verdict('one', {}, [...receipts, ...others]);
    return verdict('none', {}, others.length > 0 ? others : [absence(facts, 'jsonld:Organization.sameAs')]);
  },
});
