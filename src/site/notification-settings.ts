/** Who is notified of new messages, as the environment says. */
import { isPublicAddress } from './identity';
import type { DeployContext } from './variables';

export interface Webhook {
  readonly url: string;
  /** Deliveries are signed with it. */
  readonly secret: string;
}

export interface MailSettings {
  /** `smtp://` or `smtps://`, with name and password. A secret. */
  readonly server: string;
  readonly to: string;
  readonly from: string;
  /** Whether mail may travel unencrypted: on a developer's machine alone. */
  readonly plain: boolean;
}

export interface NotificationSettings {
  /** Null where no webhook is set. */
  readonly webhook: Webhook | null;
  /** Null where no mail is sent. */
  readonly mail: MailSettings | null;
}

type NotificationVariable =
  | 'FACET_FEEDBACK_WEBHOOK_URL'
  | 'FACET_FEEDBACK_WEBHOOK_SECRET'
  | 'FACET_SMTP_URL'
  | 'FACET_FEEDBACK_TO'
  | 'FACET_FEEDBACK_FROM';

type NotificationValues = Readonly<Record<NotificationVariable, string>>;

type Problem = (name: NotificationVariable, what: string) => void;

/** One address and nothing that could become another header. */
const MAIL_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)*$/;

/** Characters below which a secret can be guessed. */
const SECRET_CHARACTERS = 16;

function webhookOf(values: NotificationValues, context: DeployContext | undefined, problem: Problem): Webhook | null {
  const { FACET_FEEDBACK_WEBHOOK_URL: url, FACET_FEEDBACK_WEBHOOK_SECRET: secret } = values;
  if (url === '' && secret === '') return null;
  // Neither is repeated: who may write to a webhook is often told by its address alone.
  if (!isPublicAddress(url, context)) problem('FACET_FEEDBACK_WEBHOOK_URL', 'is not a public https address');
  else if (secret.length < SECRET_CHARACTERS) problem('FACET_FEEDBACK_WEBHOOK_SECRET', 'is not set, or too short');
  else return { url, secret };
  return null;
}

function isMailServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}

function mailOf(values: NotificationValues, context: DeployContext | undefined, problem: Problem): MailSettings | null {
  const { FACET_SMTP_URL: server, FACET_FEEDBACK_TO: to } = values;
  if (server === '' && to === '' && values.FACET_FEEDBACK_FROM === '') return null;
  const from = values.FACET_FEEDBACK_FROM || to;
  if (!isMailServer(server)) problem('FACET_SMTP_URL', 'is not the address of a mail server');
  else if (!MAIL_ADDRESS.test(to)) problem('FACET_FEEDBACK_TO', `is "${to}", not an e-mail address`);
  else if (!MAIL_ADDRESS.test(from)) problem('FACET_FEEDBACK_FROM', `is "${from}", not an e-mail address`);
  else return { server, to, from, plain: context === 'dev' };
  return null;
}

/** @param problem told of each variable that is missing or malformed */
export function notificationSettings(
  values: NotificationValues,
  context: DeployContext | undefined,
  problem: Problem,
): NotificationSettings {
  return { webhook: webhookOf(values, context, problem), mail: mailOf(values, context, problem) };
}
