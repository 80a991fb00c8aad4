/**
 * Announces a message by e-mail: plain text, in which the sender's words appear only in the body. Subject and headers
 * are ours, except for Reply-To, which holds an address that was parsed as one.
 */
import type { MailSettings } from '../../site/environment';
import { LIMITS } from '../../site/limits';
import { wordsOf, type Alert } from './alerts';
import type { Notice } from './webhook';

/** The facts in one line each, named as in the API, then the message. */
function textOf(notice: Notice, siteUrl: string): string {
  const { message, reasons, ...facts } = notice;
  const lines = Object.entries({ ...facts, reasons: reasons.join(', ') })
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${String(value)}`);
  return [...lines, `inbox: ${siteUrl}/en/feedback/inbox/`, '', message, ''].join('\n');
}

interface Mail {
  /** The same for the same mail: programs that read mail then know it again. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string | null;
}

async function send({ server, to, from, plain }: MailSettings, mail: Mail, siteUrl: string): Promise<void> {
  // Loaded when needed: few runs of the clock have something to send.
  const { createTransport } = await import('nodemailer');
  const timeout = LIMITS.notificationSeconds * 1000;
  const { protocol, hostname, port, username, password } = new URL(server);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    // A literal IPv6 address is in brackets only in a URL.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !plain,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...{ connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  try {
    await transport.sendMail({
      from: { name: 'Facet', address: from },
      to: { name: '', address: to },
      ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
      subject: mail.subject,
      messageId: `<${mail.id}@${new URL(siteUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: mail.text,
    });
  } finally {
    transport.close();
  }
}

/**
 * @param siteUrl origin of the site
 * @throws Error if the server did not take the mail in time
 */
export async function mailNotice(settings: MailSettings, notice: Notice, siteUrl: string): Promise<void> {
  const { reference: id, kind, email: replyTo } = notice;
  await send(settings, { id, subject: `Feedback ${id} (${kind})`, text: textOf(notice, siteUrl), replyTo }, siteUrl);
}

/** Tells of an alert; like `mailNotice`. @param id its name */
export async function mailAlert(settings: MailSettings, id: string, alert: Alert, siteUrl: string): Promise<void> {
  const { subject, lines } = wordsOf(alert);
  const text = [...lines, `site: ${siteUrl}`, ''].join('\n');
  await send(settings, { id, subject, text, replyTo: null }, siteUrl);
}
