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
import { alertId, type Alert } from './alerts';
import { mailAlert, mailNotice } from './mail';
import type { Message } from './message';
import { CHANNELS, countInTotal, outbox, readMessage, type Channel } from './store';
import { postNotice, type Notice } from './webhook';

export type NotifyServices = Pick<
  Services,
  'storage' | 'now' | 'sleep' | 'report' | 'environment' | 'instance' | 'seen'
>;

/** An item whose message did not come within this time belongs to an attempt that stored none. */
const ORPHAN_SECONDS = 60 * 60;

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

/** An alert's name begins with a small letter, a reference has none. */
const isAlert = (id: string) => /^[a-z]/.test(id);

/**
 * One run of the clock, for `LIMITS.notificationRunSeconds`. Alerts come first: a flood of messages is what some of them
 * tell of.
 *
 * @throws StorageError
 */
export async function notifyTask(services: NotifyServices): Promise<void> {
  const until = services.now().getTime() + LIMITS.notificationRunSeconds * 1000;
  await outbox.run<Told>(services, until, {
    async find(id, { alert }) {
      if (alert) return { id, alert };
      const found = await readMessage(services.storage, id);
      return found && { id, notice: noticeOf(found.message) };
    },
    orphanSeconds: ORPHAN_SECONDS,
    isFirst: isAlert,
    tell: (channel, told) => send(channel, told, services),
    failed(id, channel, attempt, isLast, cause) {
      const end = isLast ? 'given up' : 'to be tried again';
      services.report(new Error(`${channel} of ${id}, attempt ${String(attempt)}, ${end}`, { cause }));
    },
  });
}
