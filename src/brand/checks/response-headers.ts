/** Checks of header fields by which a site protects its visitors. */
import { absence, absences, definePageCheck, receipt, receiptsOf, shown, unread, verdict } from './check';
import { directiveOf, enforcedByHeader } from '../facts/content-security-policy';
import type { Facts } from '../facts/facts';
import { linesOf, listOf } from '../basics/http-fields';
import { SOURCES } from './sources';
import type { Statement } from '../facts/statement';

/** Sources of frame-ancestors that let every site in. */
const ANYONE = ['*', '*:*', 'http:', 'https:', 'http://*', 'https://*', 'http://*:*', 'https://*:*'];

/** Whether other sites are kept from showing the page in a frame, where it could be laid over with something else. */
export const framing = definePageCheck({
  id: 'framing',
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
    // Of several that differ browsers make a refusal, if one of them is known to them (HTML: X-Frame-Options).
    const refuses = values.length > 1 ? known.length > 0 : known.length > 0 && known[0] !== 'allowall';
    if (refuses) return verdict('pass', {}, receiptsOf(lines));
    return verdict('invalid', { value: shown(values.join(', ')) }, receiptsOf(lines, true));
  },
});

/** Whether browsers are kept from taking files for scripts or styles that are not served as such. */
export const nosniff = definePageCheck({
  id: 'nosniff',
  sources: [SOURCES.nosniff],
  outcomes: { pass: 1000, invalid: 0, none: 0 },
  needs: ['https-home', 'home-headers'],
  run: (facts) => {
    if (facts.headers === null) return unread(facts);
    const [line] = linesOf(facts.headers, 'x-content-type-options');
    const [first] = listOf(facts.headers, 'x-content-type-options');
    if (line === undefined || first === undefined) {
      return verdict('none', {}, [absence(facts, 'header:x-content-type-options')]);
    }
    if (first.toLowerCase() === 'nosniff') return verdict('pass', {}, [receipt(line)]);
    return verdict('invalid', { value: shown(line.value) }, [receipt(line, true)]);
  },
});

/** Whether the page offers itself to every site together with its visitors' credentials, which browsers refuse. */
export const cors = definePageCheck({
  id: 'cors',
  sources: [SOURCES.corsCredentials],
  outcomes: { pass: 1000, contradicts: 0 },
  needs: ['https-home', 'home-headers'],
  run: (facts) => {
    if (facts.headers === null) return unread(facts);
    const [origin] = linesOf(facts.headers, 'access-control-allow-origin');
    const [credentials] = linesOf(facts.headers, 'access-control-allow-credentials');
    if (origin?.value === '*' && credentials?.value === 'true') {
      return verdict('contradicts', {}, receiptsOf([origin, credentials], true));
    }
    return verdict(
      'pass',
      {},
      origin === undefined ? [absence(facts, 'header:access-control-allow-origin')] : [receipt(origin)],
    );
  },
});

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE = ['unsafe-url', 'no-referrer-when-downgrade', 'origin', 'origin-when-cross-origin'];

/** Older words that a meta element may use (HTML: meta name=referrer). */
const LEGACY: Readonly<Record<string, string>> = {
  never: 'no-referrer',
  default: 'strict-origin-when-cross-origin',
  always: 'unsafe-url',
  'origin-when-crossorigin': 'origin-when-cross-origin',
};

interface StatedPolicy {
  readonly policy: string;
  readonly stated: Statement;
}

function isPolicy(value: string): boolean {
  return PRIVATE.includes(value) || UNSAFE.includes(value);
}

/** Every policy browsers know of those stated, in the order in which they take effect: the last one counts. */
function policies({ headers, metaReferrers }: Facts): readonly StatedPolicy[] {
  const inHeaders = linesOf(headers ?? [], 'referrer-policy').flatMap((stated) =>
    stated.value.split(',').map((token) => ({ policy: token.trim().toLowerCase(), stated })),
  );
  const inPage = metaReferrers.map((stated) => {
    const value = stated.value.toLowerCase();
    return { policy: Object.hasOwn(LEGACY, value) ? (LEGACY[value] ?? value) : value, stated };
  });
  return [...inHeaders, ...inPage].filter(({ policy }) => isPolicy(policy));
}

/** Whether the page keeps from other sites which of its URLs a visitor came from. */
export const referrerPolicy = definePageCheck({
  id: 'referrer-policy',
  sources: [SOURCES.referrerPolicy],
  outcomes: { pass: 1000, absent: 500, invalid: 500, unsafe: 0 },
  needs: ['https-home', 'home-headers'],
  run: (facts) => {
    if (facts.headers === null) return unread(facts);
    const effective = policies(facts).at(-1);
    if (effective !== undefined) {
      const { policy, stated } = effective;
      const isPrivate = PRIVATE.includes(policy);
      return verdict(isPrivate ? 'pass' : 'unsafe', { policy }, [receipt(stated, !isPrivate)]);
    }
    if (facts.page.state !== 'whole') return unread(facts);
    const [unknown] = [...facts.metaReferrers, ...linesOf(facts.headers, 'referrer-policy')].filter(
      ({ value }) => value !== '',
    );
    return unknown === undefined
      ? verdict('absent', {}, [absence(facts, 'header:referrer-policy')])
      : verdict('invalid', { value: shown(unknown.value) }, [receipt(unknown, true)]);
  },
});
