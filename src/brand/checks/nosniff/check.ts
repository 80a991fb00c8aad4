import { isNosniff, linesOf } from '../../basics/http-fields';
import { absence, definePageCheck, receipt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether browsers are kept from taking files for scripts or styles that are not served as such. */
export const check = definePageCheck({
  id: 'nosniff',
  dimension: 'trust',
  order: 50,
  weight: 1,
  standing: 'recommended',
  remedy: 'server',
  sources: [SOURCES.nosniff],
  outcomes: { pass: 1000, invalid: 0, none: 0 },
  needs: ['https-home', 'home-headers'],
  run: (facts) => {
    if (facts.headers === null) return unread(facts);
    const [line] = linesOf(facts.headers, 'x-content-type-options');
    if (line === undefined) return verdict('none', {}, [absence(facts, 'header:x-content-type-options')]);
    if (isNosniff(facts.headers)) return verdict('pass', {}, [receipt(line)]);
    return verdict('invalid', { value: shown(line.value) }, [receipt(line, true)]);
  },
});
