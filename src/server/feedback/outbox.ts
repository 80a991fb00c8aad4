/**
 * The channels still to be notified of a message, stored before the message is, so that none is stored without a
 * notification. Alerts of the operator go the same way. Notifying never delays a response; it runs on a schedule.
 */
import { z } from 'zod';
import { LIMITS } from '../../site/limits';
import type { NotificationSettings } from '../../site/environment';
import { storeOnce } from '../platform/change-stored';
import type { Storage } from '../platform/storage';
import { alertId, alertSchema, windowOf, type Alert } from './alerts';

export const CHANNELS = ['webhook', 'mail'] as const;

export type Channel = (typeof CHANNELS)[number];

const channelSchema = z.object({
  /** How often it was tried. */
  attempts: z.number().int(),
  /** When it may be tried again, ms since 1970. */
  next: z.number(),
});

export const outboxSchema = z.object({
  queuedAt: z.number(),
  /** Channels that are still to be told. */
  channels: z.partialRecord(z.enum(CHANNELS), channelSchema),
  /** What to tell, if it is not a message. */
  alert: alertSchema.optional(),
});

export type OutboxEntry = z.output<typeof outboxSchema>;

export const OUTBOX = 'feedback/outbox/';

/** Queues a message for its channels. @throws StorageError */
export async function queue(storage: Storage, key: string, settings: NotificationSettings, now: Date): Promise<void> {
  const channels = CHANNELS.filter((channel) => settings[channel] !== null);
  if (channels.length === 0) return;
  const queuedAt = now.getTime();
  const entry: OutboxEntry = {
    queuedAt,
    channels: Object.fromEntries(channels.map((channel) => [channel, { attempts: 0, next: queuedAt }])),
  };
  // One that is there already is the same message's, queued when it was sent before.
  await storeOnce(storage, key, entry);
}

/** By type of alert: the window it was queued for last. */
const ALERTED = 'alerts/';

/** Queues an alert once for its window, for the channels that there are when it is sent. @throws StorageError */
export async function queueAlert(storage: Pick<Storage, 'get' | 'put'>, alert: Alert, now: Date): Promise<void> {
  // The entry is deleted once it has been sent; this is not.
  if ((await storage.get(ALERTED + alert.type))?.value === windowOf(alert)) return;
  const queuedAt = now.getTime();
  const channels = Object.fromEntries(CHANNELS.map((channel) => [channel, { attempts: 0, next: queuedAt }]));
  const entry: OutboxEntry = { queuedAt, channels, alert };
  await storeOnce(storage, `${OUTBOX}${alertId(alert)}`, entry);
  await storage.put(ALERTED + alert.type, windowOf(alert), {});
}

/** Pause after an attempt that failed, in ms: twice as long each time. */
export function pauseAfter(attempts: number): number {
  return LIMITS.notificationPauseSeconds * 1000 * 2 ** (attempts - 1);
}
