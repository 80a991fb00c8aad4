/**
 * A published report or comparison as storage keeps it, and where.
 *
 * A record is stored under its id, which follows from the key its publisher's browser sent: so one write under the
 * condition that nothing is there yet decides that it is stored once, however often it is sent. Beside it is an entry
 * below `EXPIRING` whose name begins with the day the record expires, so that names alone tell what to forget. The
 * entry is written first and deleted last: one without a record means nothing, and so does one that names another day
 * than the record does.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MAX_BRANDS } from '../../brand/comparison/compared-brands';
import { sharedReport, type HandedOn, type SharedReport } from '../../brand/sharing/link';
import type { Signature } from '../../brand/sharing/signature';
import { PUBLISHED_KINDS } from '../../site/published-reports';
import { reportField, signatureField } from '../platform/shape-field';
import { changeStored } from '../platform/change-stored';
import { dayStamp } from '../platform/expiring-keys';
import { StorageError, type Storage } from '../platform/storage';

export const recordSchema = z.object({
  format: z.literal(1),
  id: z.string(),
  kind: z.enum(PUBLISHED_KINDS),
  /** Hash of what was sent, by which the same publication is known again. */
  content: z.string(),
  /** Hash of what opens it to its publisher. */
  keyHash: z.string(),
  publishedAt: z.iso.datetime(),
  /** When it goes. */
  expiresAt: z.iso.datetime(),
  /** Who published it, as storage names members; null without an account. */
  member: z.string().nullable(),
  /** One report, or those of a comparison in the order of its columns, as they were signed. */
  reports: z
    .array(
      z.object({
        report: reportField,
        signature: signatureField,
      }),
    )
    .min(1)
    .max(MAX_BRANDS),
  /** Ids of the publication this one measured again, and of the newest that measured this one again. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
});

export type PublishedRecord = z.output<typeof recordSchema>;

export const PREFIX = 'published/';
export const RECORDS = `${PREFIX}reports/`;
export const EXPIRING = `${PREFIX}expiring/`;
/** Apart from them: what a site says outlives each publication about it. */
export const ANSWERS = 'site-answers/';

export const recordKey = (id: string) => `${RECORDS}${id}`;
export const expiringKey = ({ id, expiresAt }: Pick<PublishedRecord, 'id' | 'expiresAt'>) =>
  `${EXPIRING}${dayStamp(Date.parse(expiresAt))}-${id}`;
/** Where the answer of a site's owner is kept. @param origin of the site */
export const answerKey = (origin: string) =>
  `${ANSWERS}${createHash('sha256').update(origin).digest('hex').slice(0, 32)}`;
export const memberEntriesPrefix = (member: string) => `members/${member}/published/`;
/** What a member's list of publications names this one by: names alone list them by time, and end with the id. */
export const memberEntryKey = (member: string, { id, publishedAt }: Pick<PublishedRecord, 'id' | 'publishedAt'>) =>
  `${memberEntriesPrefix(member)}${publishedAt.replace(/\D/g, '')}-${id}`;

/** Crockford's base 32 in lower case. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Characters for the first bytes, five bits of each. */
export function base32Of(bytes: Uint8Array, characters: number): string {
  return [...bytes.subarray(0, characters)].map((byte) => ALPHABET[byte % 32]).join('');
}

/** The id of what is published with a key of at least 122 random bits, which the publisher's browser made. */
export function publishedIdOf(key: string): string {
  return base32Of(createHash('sha256').update(`published ${key}`).digest(), 13);
}

/** What is stored where a publication should be cannot be read by this version. */
export class UnreadableRecordError extends StorageError {}

export interface StoredRecord {
  readonly record: PublishedRecord;
  readonly etag: string;
}

/**
 * @returns null if there is no such record
 * @throws StorageError
 * @throws UnreadableRecordError if what is there cannot be read
 */
export async function readRecord(storage: Pick<Storage, 'get'>, id: string): Promise<StoredRecord | null> {
  const stored = await storage.get(recordKey(id));
  return stored && { record: parseRecord(id, stored.value), etag: stored.etag };
}

function parseRecord(id: string, value: unknown): PublishedRecord {
  const parsed = recordSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new UnreadableRecordError(`${recordKey(id)} is there and cannot be read`, { cause: parsed.error });
}

/** Failures of storage that are followed by another round. */
const RETRIES = 1;

/**
 * Changes a record by compare-and-swap.
 *
 * @param change given the record, again where another write came first or it is unknown whether its own happened; null
 *   leaves it as it is
 * @returns the record as it was written; null if there is no record, or nothing to change
 * @throws StorageError if it is not certain that the change happened
 */
export async function changeRecord(
  storage: Pick<Storage, 'get' | 'put' | 'pause'>,
  id: string,
  change: (record: PublishedRecord) => PublishedRecord | null | Promise<PublishedRecord | null>,
): Promise<PublishedRecord | null> {
  const changed = await changeStored<PublishedRecord | null>(
    storage,
    recordKey(id),
    async (stored) => {
      const next = stored && (await change(parseRecord(id, stored.value)));
      return next === null ? { result: null } : { next, result: next };
    },
    RETRIES,
  );
  if (changed === null) throw new StorageError(`${recordKey(id)} is written by too many at once`);
  return changed.result;
}

/** Whether a publication's time is over. @param now ms since 1970 */
export function isOver({ expiresAt }: Pick<PublishedRecord, 'expiresAt'>, now: number): boolean {
  return Date.parse(expiresAt) <= now;
}

/** The reports of a record as everything that shows them takes them. */
export function reportsOf({ reports }: PublishedRecord): readonly SharedReport[] {
  return reports.map(sharedReport);
}

/** A report with its signature, as it is stored. */
export function storedReport({ received, signature }: HandedOn & { readonly signature: Signature }) {
  return { report: received, signature };
}
