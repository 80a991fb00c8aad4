/** Once a day, counts what storage holds, by names alone. */
import { LIMITS } from '../../site/limits';
import type { Services } from '../platform/services';
import { alert } from './alarms-task';

/** @throws StorageError, which also is what too long a listing comes to */
export async function countStoredTask(services: Pick<Services, 'storage' | 'now'>): Promise<void> {
  // The first page lists the etags of all.
  const { etags } = await services.storage.list('');
  await alert(services, 'stored-records', etags.size, LIMITS.storedRecords);
}
