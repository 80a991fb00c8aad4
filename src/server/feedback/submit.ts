/** Stores messages: once each, before the sender is told that they are stored. */
import { createHash } from 'node:crypto';
import type { ModerationReason } from '../../site/feedback';
import { LIMITS } from '../../site/limits';
import type { Locale } from '../../site/locales';
import type { FieldErrors } from '../platform/field-errors';
import type { Client } from '../platform/client-key';
import { countFairly } from '../platform/fair-share';
import { limitIn, type Limit } from '../platform/limits';
import type { Services } from '../platform/services';
import { messageSchema, referenceOf, type Message } from './message';
import { queueMessage } from './outbox';
import { checkProof } from './proof';
import { drawAnew, screenshotFault } from './screenshot';
import { privateSecrets, hashOfSecret, opens, senderSecret } from '../platform/private-secrets';
import { countInTotal, countRequest, messages, readMessage, screenshotName, screenshots } from './store';
import type { Submission } from './submission';

interface Sender {
  readonly locale: Locale;
  readonly client: Client;
}

/** What the sender of a message gets. */
export interface Receipt {
  readonly reference: string;
  /** Opens the message's status to its sender. */
  readonly secret: string;
}

export type Submitted =
  | { readonly ok: true; readonly receipt: Receipt }
  /** What must be corrected first. */
  | { readonly ok: false; readonly fields: FieldErrors }
  /** The limit for all senders together is reached, or that of the sender's network. */
  | { readonly ok: false; readonly retryAfterSeconds: number };

type SubmitServices = Pick<
  Services,
  'storage' | 'now' | 'sleep' | 'report' | 'environment' | 'instance' | 'clientAddress'
>;

const HOUR = 60 * 60;

/** What all senders together may send, by halves: one only for messages with a proof of work. */
const HALF_PER_HOUR: Limit = { windowLimit: LIMITS.feedbackPerHour / 2, windowSize: HOUR };
const HALF_PER_DAY: Limit = { windowLimit: LIMITS.feedbackPerDay / 2, windowSize: 24 * HOUR };
const NETWORK: Limit = { windowLimit: LIMITS.feedbackPerNetworkHour, windowSize: HOUR };

/** Browsers without script prove nothing: their screenshots are taken within an allowance of their own. */
const UNPROVEN_SCREENSHOTS: Limit = { windowLimit: LIMITS.unprovenScreenshotsPerHour, windowSize: HOUR };

/** Opens the status of a message to its sender: 128 bits in 22 characters. */
function statusSecret(reference: string, secret: string): string {
  return senderSecret('status', reference, secret).subarray(0, 16).toString('base64url');
}

async function contentOf({ kind, message, page, email, screenshot }: Submission): Promise<string> {
  const file =
    screenshot &&
    createHash('sha256')
      .update(new Uint8Array(await screenshot.arrayBuffer()))
      .digest('hex');
  return createHash('sha256')
    .update(JSON.stringify([kind, message, page, email, file]))
    .digest('hex');
}

/** The receipt of a message that is stored, where it is the one that was sent. */
function receiptOf({ reference, content, secretHash }: Message, sent: string, secrets: readonly string[]): Submitted {
  if (content !== sent) return { ok: false, fields: { key: 'key-reused' } };
  const candidates = secrets.map((secret) => statusSecret(reference, secret));
  const secret = candidates.find((candidate) => opens(candidate, secretHash));
  // None where the secret was replaced since and taken out: the message is safe, its first receipt still holds.
  return { ok: true, receipt: { reference, secret: secret ?? '' } };
}

/** Counts a message. @returns seconds until there is room for it; null if there is */
async function overTotal(services: SubmitServices, client: Client, isProven: boolean): Promise<number | null> {
  // Before the total: what a network may not send takes no room from others.
  const widest = { key: (client.at(-1) ?? client[0]).key, clients: 1 };
  const network = await countRequest(services, 'feedback-networks', [widest], limitIn(services.environment, NETWORK));
  if (!network.allowed) return network.retryAfterSeconds;
  const total = [limitIn(services.environment, HALF_PER_HOUR), limitIn(services.environment, HALF_PER_DAY)] as const;
  if (isProven && (await countFairly(services, 'feedback-proven', total, client)).allowed) return null;
  const open = await countFairly(services, 'feedback', total, client);
  return open.allowed ? null : open.retryAfterSeconds;
}

/** Counts a screenshot without proof of work; like `overTotal`. */
async function overScreenshots(services: SubmitServices): Promise<number | null> {
  const limit = limitIn(services.environment, UNPROVEN_SCREENSHOTS);
  const verdict = await countInTotal(services, 'feedback-screenshots', [limit]);
  return verdict.allowed ? null : verdict.retryAfterSeconds;
}

async function reasonsOf(
  services: SubmitServices,
  secrets: readonly string[],
  { website, altcha }: Submission,
  reference: string,
): Promise<ModerationReason[]> {
  const proof = await checkProof(services, secrets, altcha, reference);
  return [...(website === undefined ? [] : (['trap-filled'] as const)), ...(proof === null ? [] : [proof])];
}

/**
 * Stores a message once. A client that sends the same again, because the answer got lost, gets the same receipt: its key
 * says that it is the same, or where a form without script has none, the same words from the same client on one day.
 *
 * @throws StorageError if it is not certain that the message is stored
 */
export async function submit(services: SubmitServices, submission: Submission, sender: Sender): Promise<Submitted> {
  const { storage, environment, now } = services;
  const content = await contentOf(submission);
  const { locale, client } = sender;
  const reference = referenceOf(submission.key ?? `${client[0].key} ${content}`);
  const secrets = await privateSecrets(storage, environment);
  const [secret] = secrets;

  const known = await readMessage(storage, reference);
  if (known !== null) return receiptOf(known.message, content, secrets);

  const file = submission.screenshot && new Uint8Array(await submission.screenshot.arrayBuffer());
  const fault = file && screenshotFault(file);
  if (fault) return { ok: false, fields: { screenshot: fault } };
  const reasons = await reasonsOf(services, secrets, submission, reference);
  const retryAfterSeconds =
    (await overTotal(services, client, !reasons.some((reason) => reason.startsWith('proof-')))) ??
    (file && reasons.length > 0 ? await overScreenshots(services) : null);
  if (retryAfterSeconds !== null) return { ok: false, retryAfterSeconds };

  // Last of all: a second of work for a file that took no second to make.
  const picture = file && (await drawAnew(file));
  if (typeof picture === 'string') return { ok: false, fields: { screenshot: picture } };
  const { kind, message: text, page, email } = submission;
  const message = messageSchema.parse({
    format: 2,
    reference,
    content,
    secretHash: hashOfSecret(statusSecret(reference, secret)),
    ...{ kind, message: text, page, email, locale, client: client[0].key },
    receivedAt: now().toISOString(),
    screenshot: picture
      ? {
          ...picture,
          key: screenshots.prefix + screenshotName(reference, content),
          type: 'image/webp',
          bytes: picture.bytes.byteLength,
        }
      : null,
    trust: reasons.length === 0 ? 'trusted' : 'moderate',
    reasons,
    ...{ status: 'new', note: '', revision: 1, audit: [] },
  });
  const stored = await messages.add(storage, reference, message, () =>
    Promise.all([
      queueMessage(services, reference),
      picture && screenshots.put(storage, screenshotName(reference, content), picture.bytes),
    ]),
  );
  return receiptOf(stored, content, secrets);
}
