import { defineCheck, receipt, receiptsAt, receiptsOf, shown, unread, verdict } from '../check';
import { readDateTime, readYearAfter } from '../date-time';
import { webUrl } from '../sites';
import { SOURCES } from '../sources';

/** Whether a contact is an address as the RFC asks (§2.5.3): a URI, and on the web an https one. */
function isContact(value: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\S+$/i.test(value) && !/^http:/i.test(value);
}

/** Whether those who find a weakness are told whom to tell, in a file that is up to date. */
export const securityTxt = defineCheck({
  id: 'security-txt',
  sources: [SOURCES.securityTxt, SOURCES.securityTxtPlace],
  outcomes: {
    pass: 1000,
    'far-expiry': 500,
    'old-path': 500,
    expired: 0,
    incomplete: 0,
    'wrong-type': 0,
    insecure: 0,
    none: 'na',
  },
  needs: ['security-txt'],
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
    // A field that has to stand once says nothing where it stands twice (§2.5.5).
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
