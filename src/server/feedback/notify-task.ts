/**
 * Sends notifications of new messages, and alerts. Runs on a schedule: failures are retried at longer and longer
 * intervals and finally given up, which is logged; the message is still in the inbox. A notification may arrive twice;
 * the reference identifies it.
 */
import { LIMITS } from '../../site/limits';
import type { NotificationSettings } from '../../site/environment';
import type { Services } from '../platform/services';
import { mailAlert, mailNotice } from './mail';
import type { Message } from './message';
import { outbox, readMessage, type Alert, type Channel } from './store';
import { postNotice, type Notice } from './webhook';

type NotifyServices = Pick<Services, 'storage' | 'now' | 'report' | 'environment'>;

/** An item whose message did not come within this time belongs to an attempt that stored none. */
const ORPHAN_SECONDS = 60 * 60;

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

/** One run of the clock, for `LIMITS.notificationRunSeconds`. @throws StorageError */
export async function notifyTask(services: NotifyServices): Promise<void> {
  const until = services.now().getTime() + LIMITS.notificationRunSeconds * 1000;
  await outbox.run<Told>(services, until, {
    async find(id, { alert }) {
      if (alert) return { id, alert };
      const found = await readMessage(services.storage, id);
      return found && { id, notice: noticeOf(found.message) };
    },
    orphanSeconds: ORPHAN_SECONDS,
    tell: (channel, told) => tell(channel, told, services),
    failed(id, channel, attempt, isLast, cause) {
      const end = isLast ? 'given up' : 'to be tried again';
      services.report(new Error(`${channel} of ${id}, attempt ${String(attempt)}, ${end}`, { cause }));
    },
  });
}
