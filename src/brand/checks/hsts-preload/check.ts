import { linesOf } from '../../basics/http-fields';
import { HSTS_SECONDS } from '../../basics/published-limits';
import { hostOf, webUrl } from '../../urls/sites';
import { absence, defineCheck, receipt, receiptsAt, unread, verdict } from '../check';
import { hstsDirectives, maxAge } from '../shared/hsts';
import { SOURCES } from '../sources';

/** Whether a site could be put on the list of sites that browsers ask for over https from the start. */
export const check = defineCheck({
  id: 'hsts-preload',
  dimension: 'trust',
  order: 25,
  weight: 0,
  standing: 'ours',
  remedy: 'server',
  sources: [SOURCES.hstsPreload],
  outcomes: { ready: 1000, unasked: 500, lacking: 500, redirect: 500, none: 0, 'other-host': 'na' },
  needs: ['https-home', 'http-home', 'home-headers'],
  place: 'public',
  run: (facts) => {
    const { https: secure, http, headers, page, domains } = facts;
    if (secure.state !== 'valid' && secure.state !== 'unread') return verdict('none', {}, receiptsAt(secure.where));
    const url = webUrl(page.url);
    if (headers === null || url?.protocol !== 'https:' || http.state === 'unread') {
      return unread(facts, secure.where, http.where);
    }
    // The list takes base domains, and the header that counts is theirs.
    const base = domains[url.hostname] ?? null;
    if (base !== url.hostname) return verdict('other-host', { host: url.hostname }, receiptsAt(secure.where));
    const [stated] = linesOf(headers, 'strict-transport-security');
    const directives = stated === undefined ? null : hstsDirectives(stated.value);
    const seconds = maxAge(directives);
    if (stated === undefined || directives === null || seconds === null || seconds === 0) {
      const where = absence(facts, 'header:strict-transport-security');
      return verdict('none', {}, [stated === undefined ? where : receipt(stated, true)]);
    }
    const missing = [
      ...(seconds < HSTS_SECONDS ? [`max-age=${String(HSTS_SECONDS)}`] : []),
      ...['includeSubDomains', 'preload'].filter((name) => !directives.has(name.toLowerCase())),
    ].join('; ');
    if (!directives.has('preload')) return verdict('unasked', { missing }, [receipt(stated)]);
    if (missing !== '') return verdict('lacking', { missing }, [receipt(stated, true)]);
    const to = webUrl(http.to ?? '');
    const isRedirected = to?.protocol === 'https:' && to.hostname === hostOf(http.from ?? '');
    if (http.state !== 'absent' && !isRedirected) {
      return verdict('redirect', {}, [receipt(stated), ...receiptsAt(http.where)]);
    }
    return verdict('ready', {}, [receipt(stated), ...receiptsAt(http.where)]);
  },
});
