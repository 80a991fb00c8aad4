import { absence, definePageCheck, receipt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether browsers show the page by today's standards, not by the habits of the 1990s (quirks mode). */
export const check = definePageCheck({
  id: 'doctype',
  dimension: 'access',
  order: 130,
  weight: 1,
  standing: 'required',
  remedy: 'line',
  sources: [SOURCES.doctype, SOURCES.quirksMode],
  outcomes: { pass: 1000, quirks: 0, none: 0 },
  run: (facts) => {
    if (facts.doctype === null) return unread(facts);
    const { mode, declared } = facts.doctype;
    if (mode === 'standards') return verdict('pass', {}, [declared === null ? facts.page.where : receipt(declared)]);
    // If the page was cut off, the doctype may be cut off too.
    if (facts.page.state === 'partial' && declared?.value.endsWith('>') !== true) return unread(facts);
    // HTML that is copied from developer tools has lost it.
    if (declared === null && facts.scope === 'page') return unread(facts);
    if (declared === null) return verdict('none', {}, [absence(facts, 'doctype')]);
    return verdict('quirks', { doctype: shown(declared.value) }, [receipt(declared, true)]);
  },
});
