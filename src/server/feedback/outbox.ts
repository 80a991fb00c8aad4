/** Notifications never delay a response: they are queued, and sent on a schedule. */
import type { Services } from '../platform/services';
import type { Store } from '../platform/storage/store';
import { alertId, windowOf, type Alert } from './alerts';
import { alerted, CHANNELS, outbox } from './store';

/** Queues a message for the channels there are. One that is there already is the same message's. @throws StorageError */
export async function queueMessage(
  services: Pick<Services, 'storage' | 'environment' | 'now'>,
  reference: string,
): Promise<void> {
  const channels = CHANNELS.filter((channel) => services.environment.notifications[channel] !== null);
  if (channels.length > 0) await outbox.add(services, reference, outbox.begin(services.now(), channels));
}

/** Queues an alert once for its window, for the channels that there are when it is sent. @throws StorageError */
export async function queueAlert(storage: Store, alert: Alert, now: Date): Promise<void> {
  // The item is deleted once it has been sent; this is not.
  if ((await alerted.value(storage, alert.type)) === windowOf(alert)) return;
  await outbox.add({ storage }, alertId(alert), { ...outbox.begin(now), alert });
  await alerted.put(storage, alert.type, windowOf(alert));
}

/** Pause after an attempt that failed, in ms. */
export const pauseAfter = (attempts: number): number => outbox.pauseAfter(attempts);
