import { readDateTime, readYearAfter } from '../../basics/date-time';
import { webUrl } from '../../urls/sites';
import { defineCheck, receipt, receiptsAt, receiptsOf, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether a contact has the form that the RFC asks for (§2.5.3): a URI, and on the web an https one. */
function isContact(value: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\S+$/i.test(value) && !/^http:/i.test(value);
}

/** Whether security researchers find a contact, in a file that is up to date. */
export const check = defineCheck({
  id: 'security-txt',
  dimension: 'trust',
  order: 110,
  weight: 1,
  standing: 'required',
  remedy: 'file',
  sources: [SOURCES.securityTxt, SOURCES.securityTxtPlace],
  outcomes: {
    pass: 1000,
    'far-expiry': 500,
    'old-path': 500,
    expired: 0,
    incomplete: 0,
    'wrong-type': 0,
    insecure: 0,
    none: 1000,
  },
  needs: ['security-txt'],
  place: 'https',
  run: (facts) => {
    const { state, url, mediaType, whole, contacts, expires, where } = facts.securityTxt;
    const now = readDateTime(facts.collectedAt);
    const inAYear = readYearAfter(facts.collectedAt);
    if (state === 'none') return verdict('none', {}, receiptsAt(where));
    const at = webUrl(url ?? '');
    if (state === 'unread' || at === null || now === null || inAYear === null) return unread(facts, where);
    if (at.protocol !== 'https:') return verdict('insecure', { url: shown(at.href) }, receiptsAt(where));
    if (mediaType !== 'text/plain') return verdict('wrong-type', { type: shown(mediaType || '–') }, receiptsAt(where));
    const contact = contacts.find(({ value }) => isContact(value));
    const [expiry] = expires;
    // A field that may appear once says nothing if it appears twice (§2.5.5).
    const end = expiry === undefined || expires.length > 1 ? null : readDateTime(expiry.value);
    const missing = [...(contact === undefined ? ['Contact'] : []), ...(end === null ? ['Expires'] : [])];
    const receipts = [...receiptsAt(where), ...receiptsOf([...contacts, ...expires])];
    if (contact === undefined || expiry === undefined || end === null) {
      return whole ? verdict('incomplete', { missing: missing.join(', ') }, receipts) : unread(facts, where);
    }
    const params = { date: shown(expiry.value) };
    const odd = [receipt(expiry, true), receipt(contact)];
    if (end <= now) return verdict('expired', params, odd);
    if (at.pathname === '/security.txt') return verdict('old-path', { url: shown(at.href) }, receipts);
    return end > inAYear ? verdict('far-expiry', params, odd) : verdict('pass', params, receipts);
  },
});
