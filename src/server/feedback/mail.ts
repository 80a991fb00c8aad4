/**
 * Tells of a message by e-mail: plain text, in which strangers' words stand in the body alone. Its subject and headers
 * are ours but for Reply-To, which holds an address that was parsed as one.
 */
import type { MailSettings } from '../../site/environment';
import { LIMITS } from '../../site/limits';
import type { Notice } from './webhook';

/** The facts in one line each, named as in the API, then the message. */
function textOf(notice: Notice, siteUrl: string): string {
  const { message, reasons, ...facts } = notice;
  const lines = Object.entries({ ...facts, reasons: reasons.join(', ') })
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${String(value)}`);
  return [...lines, `inbox: ${siteUrl}/en/feedback/inbox/`, '', message, ''].join('\n');
}

/**
 * @param siteUrl origin of the site
 * @throws Error where the server did not take the mail in time
 */
export async function mailNotice(
  { server, to, from, plain }: MailSettings,
  notice: Notice,
  siteUrl: string,
): Promise<void> {
  // Loaded when needed: few runs of the clock have something to send.
  const { createTransport } = await import('nodemailer');
  const timeout = LIMITS.notificationSeconds * 1000;
  const { protocol, hostname, port, username, password } = new URL(server);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    // A literal IPv6 address stands in brackets in a URL alone.
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
      ...(notice.email === null ? {} : { replyTo: { name: '', address: notice.email } }),
      subject: `Feedback ${notice.reference} (${notice.kind})`,
      // The same for the same message: programs that read mail then know it again.
      messageId: `<${notice.reference}@${new URL(siteUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: textOf(notice, siteUrl),
    });
  } finally {
    transport.close();
  }
}
