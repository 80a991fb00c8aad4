import { linesOf } from '../../basics/http-fields';
import { absence, definePageCheck, receipt, receiptsOf, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the page offers itself to every site together with its visitors' credentials, which browsers refuse. */
export const check = definePageCheck({
  id: 'cors',
  dimension: 'trust',
  order: 80,
  weight: 1,
  standing: 'required',
  remedy: 'program',
  sources: [SOURCES.corsCredentials],
  outcomes: { pass: 1000, contradicts: 0 },
  needs: ['https-home', 'home-headers'],
  run: (facts) => {
    if (facts.headers === null) return unread(facts);
    const [origin] = linesOf(facts.headers, 'access-control-allow-origin');
    const [credentials] = linesOf(facts.headers, 'access-control-allow-credentials');
    if (origin?.value === '*' && credentials?.value === 'true') {
      return verdict('contradicts', {}, receiptsOf([origin, credentials], true));
    }
    return verdict(
      'pass',
      {},
      origin === undefined ? [absence(facts, 'header:access-control-allow-origin')] : [receipt(origin)],
    );
  },
});
