import { sameSite } from '../../urls/sites';
import { absence, defineHomeCheck, receiptsOf, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether structured data names a profile elsewhere that is the same organisation. How many is in no source. */
export const check = defineHomeCheck({
  id: 'same-as',
  dimension: 'identity',
  order: 100,
  weight: 2,
  standing: 'ours',
  remedy: 'line',
  sources: [SOURCES.sameAs],
  outcomes: { pass: 1000, none: 0 },
  run: (facts) => {
    const profiles = new Map(
      facts.sameAs
        .filter(({ url }) => url?.startsWith('https:') && !sameSite(url, facts.page.url, facts.domains))
        .map((profile) => [profile.url, profile]),
    );
    const receipts = receiptsOf([...profiles.values()]);
    if (profiles.size > 0) return verdict('pass', { count: profiles.size }, receipts);
    if (facts.page.state === 'partial') return unread(facts);
    const others = receiptsOf(facts.sameAs, true);
    return verdict('none', {}, others.length > 0 ? others : [absence(facts, 'jsonld:Organization.sameAs')]);
  },
});
