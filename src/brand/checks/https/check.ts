import { hostOf, webUrl } from '../../urls/sites';
import { defineCheck, receiptsAt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the site is served over https with a valid certificate, and http leads there at once. */
export const check = defineCheck({
  id: 'https',
  dimension: 'trust',
  order: 10,
  weight: 5,
  standing: 'required',
  remedy: 'server',
  sources: [SOURCES.observatoryRedirection],
  outcomes: {
    pass: 1000,
    'https-only': 1000,
    'other-host': 500,
    'http-first': 500,
    'no-redirect': 500,
    'bad-certificate': 0,
    'no-https': 0,
    downgrade: 0,
  },
  needs: ['https-home', 'http-home'],
  place: 'public',
  run: (facts) => {
    const { https: secure, http } = facts;
    const params = { host: secure.host };
    const receipts = receiptsAt(secure.where, http.where);
    if (secure.state === 'certificate') return verdict('bad-certificate', params, receipts);
    if (secure.state === 'absent') return verdict('no-https', params, receipts);
    if (secure.state === 'downgraded') return verdict('downgrade', params, receipts);
    if (secure.state === 'unread' || http.state === 'unread') return unread(facts, secure.where, http.where);
    if (http.state === 'absent') return verdict('https-only', params, receipts);
    if (http.state === 'answers') return verdict('no-redirect', params, receipts);
    const to = webUrl(http.to ?? '');
    // A redirect without a usable URL shows nothing that could be judged.
    if (to === null) return unread(facts, http.where);
    const redirect = { ...params, url: shown(to.href) };
    if (to.protocol !== 'https:') return verdict('http-first', redirect, receipts);
    return verdict(to.hostname === hostOf(http.from ?? '') ? 'pass' : 'other-host', redirect, receipts);
  },
});
