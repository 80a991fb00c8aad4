import { linesOf, listOf } from '../../basics/http-fields';
import { directiveOf, enforcedByHeader } from '../../facts/content-security-policy';
import { absences, definePageCheck, receipt, receiptsOf, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Sources of frame-ancestors that let every site in. */
const ANYONE = ['*', '*:*', 'http:', 'https:', 'http://*', 'https://*', 'http://*:*', 'https://*:*'];

/**
 * Whether other sites are prevented from showing the page in a frame, where they could cover it with something else.
 */
export const check = definePageCheck({
  id: 'framing',
  dimension: 'trust',
  order: 40,
  weight: 1,
  standing: 'recommended',
  remedy: 'server',
  sources: [SOURCES.frameAncestors, SOURCES.frameOptions],
  outcomes: { pass: 1000, open: 0, invalid: 0, none: 0 },
  needs: ['https-home', 'home-headers'],
  run: (facts) => {
    if (facts.headers === null) return unread(facts);
    const ancestors = enforcedByHeader(facts).flatMap((policy) => {
      const directive = directiveOf(policy, 'frame-ancestors');
      return directive === undefined ? [] : [{ stated: policy.stated, sources: directive.values }];
    });
    const closed = ancestors.find(({ sources }) => !sources.some((source) => ANYONE.includes(source.toLowerCase())));
    if (closed !== undefined) return verdict('pass', {}, [receipt(closed.stated)]);
    // With frame-ancestors present, browsers ignore X-Frame-Options.
    if (ancestors[0] !== undefined) return verdict('open', {}, [receipt(ancestors[0].stated, true)]);
    const lines = linesOf(facts.headers, 'x-frame-options');
    if (lines.length === 0) {
      const sources = ['header:content-security-policy', 'header:x-frame-options'];
      return verdict('none', {}, absences(facts, sources));
    }
    const values = [...new Set(listOf(facts.headers, 'x-frame-options').map((value) => value.toLowerCase()))];
    const known = values.filter((value) => ['deny', 'sameorigin', 'allowall'].includes(value));
    // If several values differ, browsers refuse framing, provided that they know one of them (HTML: X-Frame-Options).
    const refuses = values.length > 1 ? known.length > 0 : known.length > 0 && known[0] !== 'allowall';
    if (refuses) return verdict('pass', {}, receiptsOf(lines));
    return verdict('invalid', { value: shown(values.join(', ')) }, receiptsOf(lines, true));
  },
});
