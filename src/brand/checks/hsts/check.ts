import { linesOf, splitOutsideQuotes } from '../../basics/http-fields';
import { webUrl } from '../../urls/sites';
import { absence, defineCheck, receipt, receiptsAt, unread, verdict } from '../check';
import { SOURCES } from '../sources';

const DAY = 86_400;

const YEAR = 365 * DAY;

/** Six months as HTTP Observatory counts them. */
const HALF_YEAR = YEAR / 2;

/**
 * Seconds that a Strict-Transport-Security value asks for (RFC 6797 §6.1); null if it does not follow the grammar,
 * so that browsers ignore it: a directive twice, no max-age, or one that is not a number.
 */
function maxAge(value: string): number | null {
  const directives = new Map<string, string>();
  for (const part of splitOutsideQuotes(value, ';').map((one) => one.trim())) {
    if (part === '') continue;
    const [, name, token, quoted] =
      /^([!#$%&'*+.^_`|~0-9A-Za-z-]+)(?:[\t ]*=[\t ]*(?:([!#$%&'*+.^_`|~0-9A-Za-z-]+)|"([^"]*)"))?$/.exec(part) ?? [];
    if (name === undefined || directives.has(name.toLowerCase())) return null;
    directives.set(name.toLowerCase(), token ?? quoted ?? '');
  }
  const age = directives.get('max-age') ?? '';
  return /^[0-9]{1,15}$/.test(age) ? Number(age) : null;
}

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
    const seconds = maxAge(stated.value);
    if (seconds === null) return verdict('invalid', {}, [receipt(stated, true)]);
    const days = { count: Math.floor(seconds / DAY) };
    if (seconds >= YEAR) return verdict('pass', days, [receipt(stated)]);
    if (seconds === 0) return verdict('off', {}, [receipt(stated, true)]);
    return verdict(seconds >= HALF_YEAR ? 'half-year' : 'short', days, [receipt(stated, true)]);
  },
});
