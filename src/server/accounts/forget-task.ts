/** Scheduled deletion of everything that was kept for a limited time and is no longer needed. */
import { deleteOldSessions } from './sessions';
import { deleteOldSignIns } from './transaction';
import { deleteOldResults } from '../assessing/assessments';
import { deleteOldSalts } from '../platform/client-key';
import type { Services } from '../platform/services';

const TASKS = [deleteOldResults, deleteOldSessions, deleteOldSignIns, deleteOldSalts];

/** If one fails the others still run; the error is logged, and the next run tries again. */
export async function forgetTask(services: Services): Promise<void> {
  for (const task of TASKS) await task(services).catch(services.report);
}
