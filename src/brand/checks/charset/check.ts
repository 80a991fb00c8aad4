import { absence, definePageCheck, receipt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the page says in time that it is in UTF-8. */
export const check = definePageCheck({
  id: 'charset',
  dimension: 'access',
  order: 120,
  weight: 2,
  standing: 'required',
  remedy: 'line',
  sources: [SOURCES.encoding],
  outcomes: { pass: 1000, other: 500, late: 0, none: 0 },
  run: (facts) => {
    const { declaredEncoding: encoding } = facts;
    if (encoding === null) return unread(facts);
    const { from, name, declared } = encoding;
    const inTime = from !== 'late' && from !== 'none';
    // We don't know the headers of a pasted page.
    if (!inTime && facts.scope === 'page') return unread(facts);
    if (declared === null || name === null) return verdict('none', {}, [absence(facts, 'meta:charset')]);
    if (!inTime) return verdict('late', { encoding: name }, [receipt(declared, true)]);
    const isUtf8 = name === 'utf-8';
    // Its label as written, which people will look for: `iso-8859-1` is windows-1252 to browsers.
    return verdict(isUtf8 ? 'pass' : 'other', { encoding: isUtf8 ? name : shown(declared.value.toLowerCase()) }, [
      receipt(declared, !isUtf8),
    ]);
  },
});
