/** A message as storage keeps it; `store.ts` says where. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { FEEDBACK_KINDS, MESSAGE_STATUSES, MODERATION_REASONS, TRUSTS } from '../../site/feedback';
import { EVERY_LOCALE } from '../../site/pseudo-locales';

const screenshotSchema = z.object({
  /** Where it is: as messages have named it from the beginning. */
  key: z.string(),
  type: z.literal('image/webp'),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
});

const changeSchema = z.object({
  at: z.iso.datetime(),
  /** Name of the editor as it was then, and how storage names the person. */
  by: z.string(),
  member: z.string(),
  status: z.object({ from: z.enum(MESSAGE_STATUSES), to: z.enum(MESSAGE_STATUSES) }).optional(),
  /** The words it was changed to. */
  note: z.string().optional(),
  /** Id of the published report that was taken down because of the message. */
  takenDown: z.string().optional(),
});

export const messageSchema = z.object({
  format: z.literal(2),
  reference: z.string(),
  /** Hash of what was sent, by which a repeated submission is recognised. */
  content: z.string(),
  /** Hash of the sender's secret. */
  secretHash: z.string(),
  kind: z.enum(FEEDBACK_KINDS),
  message: z.string(),
  page: z.string().optional(),
  email: z.string().optional(),
  /** Locale it was sent from. */
  locale: z.enum(EVERY_LOCALE),
  /** The narrowest of the client's networks; see `clientOf`. */
  client: z.string(),
  receivedAt: z.iso.datetime(),
  screenshot: screenshotSchema.nullable(),
  trust: z.enum(TRUSTS),
  reasons: z.array(z.enum(MODERATION_REASONS)),
  status: z.enum(MESSAGE_STATUSES),
  /** What editors answer, shown to the sender. */
  note: z.string(),
  /** Counts the changes: each change request names the revision the editor saw. */
  revision: z.number().int(),
  audit: z.array(changeSchema),
});

/** Who deleted a message: kept as long as the message would have been. */
export const deletionSchema = z.object({ at: z.iso.datetime(), by: z.string(), member: z.string() });

export type Deletion = z.output<typeof deletionSchema>;
export type Message = z.output<typeof messageSchema>;
export type Screenshot = z.output<typeof screenshotSchema>;
export type Change = z.output<typeof changeSchema>;

/** Crockford's base 32: no letter that is taken for another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{10}$/;

/** Ten characters, 50 bits, the same for the same key. */
export function referenceOf(key: string): string {
  const digest = createHash('sha256').update(`feedback ${key}`).digest();
  return [...digest.subarray(0, 10)].map((byte) => ALPHABET[byte % 32]).join('');
}

export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}

/** The time as names begin with it: only digits, so that they sort by it. */
export const stampOf = (at: Date | string) => new Date(at).toISOString().replace(/\D/g, '');
