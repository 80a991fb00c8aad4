/** Once a day, counts what storage holds, by names alone. */
import { LIMITS } from '../../site/limits';
import type { Services } from '../platform/services';
import { keysBelow, opened } from '../platform/storage/raw';
import { alert } from './alarms-task';

/** @throws StorageError, which also is what too long a listing comes to */
export async function countStoredTask(services: Pick<Services, 'storage' | 'now'>): Promise<void> {
  const keys = await keysBelow(opened(services.storage), '');
  await alert(services, 'stored-records', keys.length, LIMITS.storedRecords);
}
