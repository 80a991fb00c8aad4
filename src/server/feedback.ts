/** Stores messages: once each, before anybody is told that they are stored. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseAddress } from '../brand/address';
import { FEEDBACK_KINDS } from '../components/FeedbackForm';
import { LIMITS } from '../site/limits';
import { LOCALES, type Locale } from '../site/locales';
import { StorageError, type Storage } from './storage';

/** A field left empty in a form is a field left out. */
const optional = <T extends z.ZodType<string>>(field: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), field.optional());

/** The path of an address typed with or without scheme and host; what follows it may be personal and is dropped. */
function pathOf(address: string): string | null {
  const text = address.startsWith('/') || /^https?:\/\//i.test(address) ? address : `https://${address}`;
  const base = 'https://site.invalid';
  return URL.canParse(text, base) ? new URL(text, base).pathname : null;
}

/** The origin of a site that may be assessed; null for anything else. */
function siteOf(address: string): string | null {
  const parsed = parseAddress(address);
  return parsed.ok ? parsed.origin : null;
}

const address = z.string().trim().max(LIMITS.pathCharacters);

const FIELDS = {
  email: optional(z.email().max(LIMITS.emailCharacters)),
  locale: optional(z.enum(LOCALES)),
  /** Chosen by the client for one message, so that sending it again is no second message. */
  key: optional(z.uuid()),
  /** Nobody sees this field; only programs fill it in. */
  website: optional(z.string().max(LIMITS.pathCharacters)),
};

export const feedbackSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...FIELDS,
    kind: z.enum(FEEDBACK_KINDS).exclude(['exclusion']),
    message: z.string().trim().min(1).max(LIMITS.messageCharacters),
    /** Stored as a path. The page need not exist: a missing one is worth a message. */
    page: optional(
      address.refine((typed) => pathOf(typed) !== null, 'malformed').transform((typed) => pathOf(typed) ?? ''),
    ),
  }),
  z.strictObject({
    ...FIELDS,
    kind: z.literal('exclusion'),
    message: z.string().trim().max(LIMITS.messageCharacters).default(''),
    /** The site to keep out, stored as its origin. */
    page: address.refine((typed) => siteOf(typed) !== null, 'malformed').transform((typed) => siteOf(typed) ?? ''),
  }),
]);

export type Feedback = z.output<typeof feedbackSchema>;

export interface Sender {
  readonly locale: Locale;
  /** See `clientKey`. */
  readonly client: string;
}

export type FeedbackReceipt = { readonly reference: string } | { readonly code: 'key-reused' };

const storedSchema = z.object({ content: z.string() });

/** Crockford's base 32: no letter that is taken for another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Ten characters, 50 bits, the same for the same key. */
function referenceOf(key: string): string {
  return [...sha256(`feedback ${key}`).subarray(0, 10)].map((byte) => ALPHABET[byte % 32]).join('');
}

/**
 * Stores a message once. Whoever sends the same again, because the answer got lost, gets the same receipt.
 *
 * @returns `key-reused` where another message was stored under the client's key
 * @throws StorageError where it is not certain that the message is stored
 */
export async function storeFeedback(
  storage: Storage,
  { key, website, ...feedback }: Feedback,
  { locale, client }: Sender,
  now: Date,
): Promise<FeedbackReceipt> {
  const content = sha256(JSON.stringify([feedback.kind, feedback.message, feedback.page, feedback.email])).toString(
    'hex',
  );
  // A form without script has no key: the same words from the same client on one day are the same message.
  const reference = referenceOf(key ?? `${client} ${content}`);
  const record = {
    format: 1,
    reference,
    content,
    ...feedback,
    locale,
    client,
    receivedAt: now.toISOString(),
    // Kept for moderation like any other: a browser may fill in a field by itself.
    suspected: website !== undefined,
  };
  const path = `feedback/${reference}`;
  const result = await storage.put(path, record, { ifNew: true });
  if ('etag' in result) return { reference };
  const stored = storedSchema.safeParse((await storage.get(path))?.value);
  if (!stored.success) throw new StorageError(`${path} is there and cannot be read`);
  return stored.data.content === content ? { reference } : { code: 'key-reused' };
}
