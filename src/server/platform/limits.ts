/**
 * How often something may be done, by all instances together. Netlify's own limits apply first, at the edge. These
 * apply if those aren't enforced, and say when to come back. They are counted in `storage/counter.ts`.
 */
import type { Environment } from '../../site/environment';
import { LIMITS } from '../../site/limits';
import type { Limit } from './storage/counter';

export type { Limit, Verdict } from './storage/counter';

/** A limit as it is in this context: on a developer's machine everyone is one client. */
export function limitIn({ context }: Pick<Environment, 'context'>, { windowLimit, windowSize }: Limit): Limit {
  const factor = context === 'dev' ? LIMITS.developmentFactor : 1;
  return { windowLimit: windowLimit * factor, windowSize };
}
