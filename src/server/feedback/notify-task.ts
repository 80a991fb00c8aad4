/**
 * Sends notifications of new messages, and alerts. Runs on a schedule: failures are retried at longer and longer
 * intervals and finally given up, which is logged; the message is still in the inbox. A notification may arrive twice;
 * the reference identifies it.
 */
import { LIMITS } from '../../site/limits';
import type { NotificationSettings } from '../../site/environment';
import type { Services } from '../platform/services';
import { pagesBelow, type Storage } from '../platform/storage';
import { mailAlert, mailNotice } from './mail';
import { readMessage, type Message } from './message';
import { CHANNELS, OUTBOX, outboxSchema, pauseAfter, type Alert, type Channel, type OutboxEntry } from './outbox';
import { postNotice, type Notice } from './webhook';

type NotifyServices = Pick<Services, 'storage' | 'now' | 'report' | 'environment'>;

/** An entry whose message did not come within this time belongs to an attempt that stored none. */
const ORPHAN_MS = 60 * 60 * 1000;

function noticeOf({ page, email, screenshot, ...stored }: Message): Notice {
  const { reference, kind, message, locale, receivedAt, trust, reasons } = stored;
  const facts = { reference, kind, message, locale, receivedAt, trust, reasons };
  return { ...facts, page: page ?? null, email: email ?? null, hasScreenshot: screenshot !== null };
}

/** What a channel is sent, by its name: a message's reference, or an alert's type and day. */
type Told = { readonly id: string } & ({ readonly notice: Notice } | { readonly alert: Alert });

async function tell(channel: Channel, told: Told, { environment, now }: NotifyServices): Promise<void> {
  const { webhook, mail }: NotificationSettings = environment.notifications;
  const { id } = told;
  if ('alert' in told) {
    const { type, ...data } = told.alert;
    if (channel === 'webhook' && webhook !== null) await postNotice(webhook, { type, id, data }, now());
    if (channel === 'mail' && mail !== null) await mailAlert(mail, id, told.alert, environment.siteUrl);
  } else {
    const posting = { type: 'feedback.received', id, data: told.notice };
    if (channel === 'webhook' && webhook !== null) await postNotice(webhook, posting, now());
    if (channel === 'mail' && mail !== null) await mailNotice(mail, told.notice, environment.siteUrl);
  }
}

type Channels = OutboxEntry['channels'];

/** Channels that may be tried now. */
function dueOf(channels: Channels, time: number): Channel[] {
  return CHANNELS.filter((channel) => (channels[channel]?.next ?? Infinity) <= time);
}

/** The channels as they are while the due ones are tried: another run leaves them alone meanwhile. */
function claimed(channels: Channels, due: readonly Channel[], time: number): Channels {
  const next = due.map((channel) => {
    const attempts = (channels[channel]?.attempts ?? 0) + 1;
    return [channel, { attempts, next: time + pauseAfter(attempts) }] as const;
  });
  return { ...channels, ...Object.fromEntries(next) };
}

/** Tries the due channels. @returns those that need not be tried again: told, or given up */
async function tryChannels(
  services: NotifyServices,
  told: Told,
  due: readonly Channel[],
  channels: Channels,
): Promise<Channel[]> {
  const settled = await Promise.all(
    due.map(async (channel) => {
      try {
        await tell(channel, told, services);
        return channel;
      } catch (cause) {
        const attempts = channels[channel]?.attempts ?? 0;
        const isLast = attempts >= LIMITS.notificationAttempts;
        const end = isLast ? 'given up' : 'to be tried again';
        const what = `${channel} of ${told.id}, attempt ${String(attempts)}, ${end}`;
        services.report(new Error(what, { cause }));
        return isLast ? channel : null;
      }
    }),
  );
  return settled.filter((channel) => channel !== null);
}

/** What an entry is about; null if its message is not stored. @throws StorageError */
async function toldOf(storage: Storage, id: string, { alert }: OutboxEntry): Promise<Told | null> {
  if (alert) return { id, alert };
  const found = await readMessage(storage, id);
  return found && { id, notice: noticeOf(found.message) };
}

/** Notifies the due channels of one message or alert. @throws StorageError */
async function deliver(services: NotifyServices, key: string): Promise<void> {
  const { storage, now } = services;
  const stored = await storage.get(key);
  if (stored === null) return;
  const entry = outboxSchema.parse(stored.value);
  const time = now().getTime();
  const told = await toldOf(storage, key.slice(OUTBOX.length), entry);
  if (told === null) {
    if (time > entry.queuedAt + ORPHAN_MS) await storage.delete(key);
    return;
  }
  const due = dueOf(entry.channels, time);
  if (due.length === 0) return;
  // Counted before it is tried: an attempt that ends the function is one, too.
  const channels = claimed(entry.channels, due, time);
  const claim = await storage.put(key, { ...entry, channels }, { ifMatch: stored.etag });
  if ('conflict' in claim) return;
  const done = await tryChannels(services, told, due, channels);
  const rest = Object.entries(channels).filter(([channel]) => !done.includes(channel as Channel));
  if (rest.length === 0) await storage.delete(key);
  else await storage.put(key, { ...entry, channels: Object.fromEntries(rest) }, { ifMatch: claim.etag });
}

/** One run of the clock, for `LIMITS.notificationRunSeconds`; what is left the next one does. @throws StorageError */
export async function notifyTask(services: NotifyServices): Promise<void> {
  const until = services.now().getTime() + LIMITS.notificationRunSeconds * 1000;
  for await (const { keys } of pagesBelow(services.storage, OUTBOX)) {
    for (const key of keys) {
      if (services.now().getTime() >= until) return;
      // An entry that cannot be read or written does not hold up the others.
      await deliver(services, key).catch(services.report);
    }
  }
}
