/**
 * Posts a message or an alert to the webhook. The receiver knows that it comes from here by `Facet-Signature`: `sha256=` and the
 * HMAC-SHA256, in hexadecimal digits, of `Facet-Timestamp`, a full stop and the body. What it got before it knows by
 * `Facet-Delivery`, which is the same however often a message is sent. While the secret is replaced,
 * `Facet-Signature-Next` is the same by the one to follow.
 */
import { createHmac } from 'node:crypto';
import { LIMITS } from '../../site/limits';
import type { Webhook } from '../../site/environment';
import type { Message } from './message';

/** What the receiver of a notification is sent. Names and values are those of the API. */
export type Notice = Readonly<
  Pick<Message, 'reference' | 'kind' | 'message' | 'locale' | 'receivedAt' | 'trust' | 'reasons'>
> & { readonly page: string | null; readonly email: string | null; readonly hasScreenshot: boolean };

/** What is posted: what happened, its name for those who get it twice, and the facts. */
export interface Posting {
  readonly type: string;
  readonly id: string;
  readonly data: object;
}

/** @param timestamp seconds since 1970, as `Facet-Timestamp` says */
export function signatureOf(secret: string, timestamp: number, body: string): string {
  return `sha256=${createHmac('sha256', secret)
    .update(`${String(timestamp)}.${body}`)
    .digest('hex')}`;
}

/** @throws Error if the receiver does not answer with a 2xx in time; a redirect does not count */
export async function postNotice(
  { url, secret, nextSecret }: Webhook,
  { type, id, data }: Posting,
  now: Date,
): Promise<void> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const body = JSON.stringify({ type, id, data });
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Facet',
      'facet-delivery': id,
      'facet-timestamp': String(timestamp),
      'facet-signature': signatureOf(secret, timestamp, body),
      ...(nextSecret !== undefined && { 'facet-signature-next': signatureOf(nextSecret, timestamp, body) }),
    },
    signal: AbortSignal.timeout(LIMITS.notificationSeconds * 1000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${String(response.status)}`);
}
