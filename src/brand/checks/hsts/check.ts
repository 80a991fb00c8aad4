import { linesOf } from '../../basics/http-fields';
import { webUrl } from '../../urls/sites';
import { absence, defineCheck, receipt, receiptsAt, unread, verdict } from '../check';
import { hstsDirectives, maxAge, YEAR } from '../shared/hsts';
import { SOURCES } from '../sources';

const DAY = 86_400;

/** Six months as HTTP Observatory counts them. */
const HALF_YEAR = YEAR / 2;

/** Whether browsers that have been here once ask for the site over https alone, and for how long. */
export const check = defineCheck({
  id: 'hsts',
  dimension: 'trust',
  order: 20,
  weight: 2,
  standing: 'recommended',
  remedy: 'server',
  sources: [SOURCES.hsts, SOURCES.observatoryHsts, SOURCES.hstsPreload],
  outcomes: { pass: 1000, 'half-year': 700, short: 300, off: 0, invalid: 0, none: 0, 'no-https': 0 },
  needs: ['https-home', 'home-headers'],
  place: 'public',
  run: (facts) => {
    if (facts.https.state !== 'valid' && facts.https.state !== 'unread') {
      // Over http, and where the certificate is not valid, browsers ignore the header (§8.1).
      return verdict('no-https', {}, receiptsAt(facts.https.where));
    }
    if (facts.headers === null || webUrl(facts.page.url)?.protocol !== 'https:') {
      return unread(facts, facts.https.where);
    }
    // Of several only the first counts (§8.1).
    const [stated] = linesOf(facts.headers, 'strict-transport-security');
    if (stated === undefined) return verdict('none', {}, [absence(facts, 'header:strict-transport-security')]);
    const seconds = maxAge(hstsDirectives(stated.value));
    if (seconds === null) return verdict('invalid', {}, [receipt(stated, true)]);
    const days = { count: Math.floor(seconds / DAY) };
    if (seconds >= YEAR) return verdict('pass', days, [receipt(stated)]);
    if (seconds === 0) return verdict('off', {}, [receipt(stated, true)]);
    return verdict(seconds >= HALF_YEAR ? 'half-year' : 'short', days, [receipt(stated, true)]);
  },
});
