/** What the clock has deleted: everything that was kept for a while and nobody asks for any more. */
import { deleteOldSessions } from './sessions';
import { deleteOldSignIns } from './transaction';
import { deleteOldResults } from '../assessing/assessments';
import type { Services } from '../platform/services';

const TASKS = [deleteOldResults, deleteOldSessions, deleteOldSignIns];

/** Where one of them fails the others are done all the same; the log holds it, and the next turn tries again. */
export async function forgetTask(services: Services): Promise<void> {
  for (const task of TASKS) await task(services).catch(services.report);
}
