/** Scheduled deletion of everything that was kept for a limited time and is no longer needed. */
import { finishClosings } from '../accounts/close-account';
import { deleteOldSessions } from '../accounts/sessions';
import { deleteOldSignIns } from '../accounts/transaction';
import { deleteOldResults } from '../assessing/result-spans';
import { deleteOldRequests } from '../fetching/request-log';
import { rememberEditsIn } from '../feedback/edits';
import { deleteOldSalts } from '../platform/client-key';
import { forgetDeletions } from '../platform/deletions';
import { resealStored } from '../platform/storage/reseal';
import { forgetAnswers } from '../published-reports/forget-answers';
import type { Services } from '../platform/services';

/** Before editors' changes were listed, only a record told of them. */
const reseal = (services: Services) =>
  resealStored(services, (key, value) => rememberEditsIn(services.storage, key, value));

async function deletions({ deletions: ledger, now }: Services): Promise<void> {
  if (ledger) await forgetDeletions(ledger(), now().getTime());
}

const TASKS = [
  deleteOldResults,
  deleteOldSessions,
  deleteOldSignIns,
  deleteOldSalts,
  deleteOldRequests,
  forgetAnswers,
  finishClosings,
  deletions,
  reseal,
];

/** If one fails the others still run; the error is logged, and the next run tries again. */
export async function forgetTask(services: Services): Promise<void> {
  for (const task of TASKS) await task(services).catch(services.report);
}
