/** Facts that the checks of Trust read. */
import type { Scope } from '../evidence';
import type { TrustFacts } from '../facts/trust';
import type { Reading } from './reading';
import type { Requests } from './responses';
import { whereIn } from './statement';

export function trustFacts(_requests: Requests, reading: Reading | null, scope: Scope): TrustFacts {
  if (reading === null || scope === 'page') return { headers: null };
  return {
    headers: reading.home.headers.map(([name, value]) => ({
      name,
      value: value.trim(),
      where: whereIn(reading.answer, `header:${name}`, null, value),
    })),
  };
}
