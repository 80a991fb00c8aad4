/** How many sites the whole deploy assesses in a UTC day. */
import type { Environment } from '../../site/environment';
import type { ErrorCode } from '../../site/errors';
import type { Services } from '../platform/services';
import { countFairly } from '../platform/fair-share';

/** The number of a day, as a limit of all clients together. */
export const dayLimit = ({ assessmentsPerDay }: Pick<Environment, 'assessmentsPerDay'>) => ({
  windowLimit: assessmentsPerDay,
  windowSize: 24 * 60 * 60,
});

type BudgetServices = Pick<
  Services,
  'storage' | 'now' | 'sleep' | 'report' | 'instance' | 'environment' | 'clientAddress'
>;

type Taken =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: ErrorCode; readonly retryAfterSeconds: number };

/**
 * Counts an assessment whose site has answered.
 *
 * @returns why it must not go on, where the day's number is reached, or the share of the visitor's network in it
 * @throws StorageError
 */
export async function takeFromDay(services: BudgetServices): Promise<Taken> {
  const counted = await countFairly(services, 'assessments', [dayLimit(services.environment)]);
  if (counted.allowed) return { ok: true };
  const code = counted.isShare ? 'share-used-up' : 'assessments-used-up';
  return { ok: false, code, retryAfterSeconds: counted.retryAfterSeconds };
}
