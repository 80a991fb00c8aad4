import { linesOf } from '../../basics/http-fields';
import type { Facts } from '../../facts/facts';
import type { Statement } from '../../facts/statement';
import { absence, definePageCheck, receipt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

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
export const check = definePageCheck({
  id: 'referrer-policy',
  dimension: 'trust',
  order: 60,
  weight: 1,
  standing: 'recommended',
  remedy: 'server',
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
