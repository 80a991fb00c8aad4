/** How many sites the whole deploy assesses in a UTC day, and who is told when half of them are used. */
import type { Environment } from '../../site/environment';
import type { ErrorCode } from '../../site/errors';
import { queueAlert } from '../feedback/outbox';
import type { Services } from '../platform/services';
import { countFairly } from '../platform/fair-share';
import { countedInTotal } from './store';

const NAME = 'assessments';

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

/** Asks for a notification of the operator, the first time in a day that half of the budget is seen to be used. */
async function alertAtHalf(services: BudgetServices): Promise<void> {
  const limit = dayLimit(services.environment);
  const used = await countedInTotal(services, NAME, limit);
  if (used < limit.windowLimit / 2) return;
  const day = services.now().toISOString().slice(0, 10);
  await queueAlert(
    services.storage,
    { type: 'assessments.half-used', day, used, limit: limit.windowLimit },
    services.now(),
  );
}

/**
 * Counts an assessment whose site has answered.
 *
 * @returns why it must not go on, where the day's number is reached, or the share of the visitor's network in it
 * @throws StorageError
 */
export async function takeFromDay(services: BudgetServices): Promise<Taken> {
  const counted = await countFairly(services, NAME, [dayLimit(services.environment)]);
  if ('isHalf' in counted && counted.isHalf) await alertAtHalf(services).catch(services.report);
  if (counted.allowed) return { ok: true };
  const code = counted.isShare ? 'share-used-up' : 'assessments-used-up';
  return { ok: false, code, retryAfterSeconds: counted.retryAfterSeconds };
}
