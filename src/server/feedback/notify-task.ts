/**
 * Sends notifications of new messages, and alerts. Runs on a schedule: failures are retried at longer and longer
 * intervals and finally given up, which is logged; the message is still in the inbox. A notification may arrive twice;
 * the reference identifies it.
 */
import { LIMITS } from '../../site/limits';
import type { NotificationSettings } from '../../site/environment';
import type { Services } from '../platform/services';
import type { Limit } from '../platform/limits';
import { watched } from '../platform/seen';
import type { Storage } from '../platform/storage';
import { countInTotal } from '../platform/totals';
import { mailAlert, mailNotice } from './mail';
import { readMessage, type Message } from './message';
import { alertId, type Alert } from './alerts';
import { CHANNELS, OUTBOX, outboxSchema, pauseAfter, type Channel, type OutboxEntry } from './outbox';
import { postNotice, type Notice } from './webhook';

export type NotifyServices = Pick<
  Services,
  'storage' | 'now' | 'sleep' | 'report' | 'environment' | 'instance' | 'seen'
>;

/** An entry whose message did not come within this time belongs to an attempt that stored none. */
const ORPHAN_MS = 60 * 60 * 1000;

function noticeOf({ page, email, screenshot, ...stored }: Message): Notice {
  const { reference, kind, message, locale, receivedAt, trust, reasons } = stored;
  const facts = { reference, kind, message, locale, receivedAt, trust, reasons };
  return { ...facts, page: page ?? null, email: email ?? null, hasScreenshot: screenshot !== null };
}

/** What a channel is sent, by its name: a message's reference, or an alert's type and day. */
type Told = { readonly id: string } & ({ readonly notice: Notice } | { readonly alert: Alert });

/** More in a day, and a mail server takes the site for a sender of spam: what is left is in the inbox, and in alerts. */
const MAILS: Limit = { windowLimit: LIMITS.mailsPerDay, windowSize: 24 * 60 * 60 };

/** @throws Error if the day's mails are used up: the next tries may be tomorrow's */
async function countMail(services: NotifyServices): Promise<void> {
  const counted = await countInTotal(services, 'mails', [MAILS]);
  if (!counted.allowed) throw new Error("the day's mails are used up");
}

async function send(channel: Channel, told: Told, services: NotifyServices): Promise<void> {
  const { environment, now, seen } = services;
  const { webhook, mail }: NotificationSettings = environment.notifications;
  const { id } = told;
  if (channel === 'webhook' && webhook !== null) {
    const { type, ...data } = 'alert' in told ? told.alert : { type: 'feedback.received' };
    const posting = { type, id, data: 'alert' in told ? data : told.notice };
    await watched(seen, channel, postNotice(webhook, posting, now()));
  }
  if (channel === 'mail' && mail !== null) {
    if ('notice' in told) await countMail(services);
    const sending =
      'alert' in told
        ? mailAlert(mail, id, told.alert, environment.siteUrl)
        : mailNotice(mail, told.notice, environment.siteUrl);
    await watched(seen, channel, sending);
  }
}

/**
 * Tells of an alert at once, by every channel there is: for what the clock cannot tell of.
 *
 * @throws Error with the first cause, after every channel was tried
 */
export async function tellNow(services: NotifyServices, alert: Alert): Promise<void> {
  const told = { id: alertId(alert), alert };
  const settled = await Promise.allSettled(CHANNELS.map((channel) => send(channel, told, services)));
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed) throw new Error(`${told.id} was not told`, { cause: failed.reason });
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
        await send(channel, told, services);
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

/** An alert's name begins with a small letter, a reference has none. */
const isAlert = (key: string) => /^[a-z]/.test(key.slice(OUTBOX.length));

/**
 * One run of the clock, for `LIMITS.notificationRunSeconds`; what is left the next one does. Alerts come first: a flood of
 * messages is what some of them tell of.
 *
 * @throws StorageError
 */
export async function notifyTask(services: NotifyServices): Promise<void> {
  const until = services.now().getTime() + LIMITS.notificationRunSeconds * 1000;
  // The first page lists the etags of all.
  const { etags } = await services.storage.list(OUTBOX, null);
  const keys = [...etags.keys()].sort();
  for (const key of [...keys.filter(isAlert), ...keys.filter((each) => !isAlert(each))]) {
    if (services.now().getTime() >= until) return;
    // An entry that cannot be read or written does not hold up the others.
    await deliver(services, key).catch(services.report);
  }
}
