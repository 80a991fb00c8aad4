/**
 * A published report or comparison as storage keeps it, and where.
 *
 * It lies under its id, which follows from the key its publisher's browser sent: so one write under the condition that
 * nothing is there yet decides that it is stored once, however often it is sent. Beside it lies an entry below
 * `EXPIRING` whose name begins with the day it goes, for forgetting by names alone. The entry is written first and
 * deleted last: one without a record means nothing, and so does one that names another day than the record does.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MAX_BRANDS } from '../../brand/compared-brands';
import { sharedReport, type HandedOn, type SharedReport } from '../../brand/sharing/link';
import { isJsonObject } from '../../brand/sharing/shape';
import type { ReportJson, Signature } from '../../brand/sharing/signature';
import { PUBLISHED_KINDS } from '../../site/published-reports';
import { dayStamp } from '../platform/expiring-keys';
import { StorageError, type Storage } from '../platform/storage';

const recordSchema = z.object({
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
        report: z.custom<ReportJson>(isJsonObject),
        signature: z.custom<Signature>(isJsonObject),
      }),
    )
    .min(1)
    .max(MAX_BRANDS),
  /** Ids of the publication this one measured again, and of the newest that measured this one again. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
});

export type PublishedRecord = z.output<typeof recordSchema>;

const PREFIX = 'published/';
export const RECORDS = `${PREFIX}reports/`;
export const EXPIRING = `${PREFIX}expiring/`;
export const ANSWERS = `${PREFIX}answers/`;

export const recordKey = (id: string) => `${RECORDS}${id}`;
export const expiringKey = ({ id, expiresAt }: Pick<PublishedRecord, 'id' | 'expiresAt'>) =>
  `${EXPIRING}${dayStamp(Date.parse(expiresAt))}-${id}`;
/** Where the answer of a site's owner is kept. @param origin of the site */
export const answerKey = (origin: string) =>
  `${ANSWERS}${createHash('sha256').update(origin).digest('hex').slice(0, 32)}`;
/** What a member's list of publications names this one by. */
export const memberEntryKey = (member: string, id: string) => `members/${member}/published/${id}`;

/** Crockford's base 32 in small letters. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Characters for the first bytes, five bits of each. */
export function base32Of(bytes: Uint8Array, characters: number): string {
  return [...bytes.subarray(0, characters)].map((byte) => ALPHABET[byte % 32]).join('');
}

/** The id of what is published with a key of at least 122 random bits, which the publisher's browser made. */
export function publishedIdOf(key: string): string {
  return base32Of(createHash('sha256').update(`published ${key}`).digest(), 13);
}

export interface StoredRecord {
  readonly record: PublishedRecord;
  readonly etag: string;
}

/**
 * @returns null where there is none
 * @throws StorageError, also where what is there cannot be read
 */
export async function readRecord(storage: Pick<Storage, 'get'>, id: string): Promise<StoredRecord | null> {
  const stored = await storage.get(recordKey(id));
  if (stored === null) return null;
  const parsed = recordSchema.safeParse(stored.value);
  if (parsed.success) return { record: parsed.data, etag: stored.etag };
  throw new StorageError(`${recordKey(id)} is there and cannot be read`, { cause: parsed.error });
}

/** The reports of a record as everything that shows them takes them. */
export function reportsOf({ reports }: PublishedRecord): readonly SharedReport[] {
  return reports.map(sharedReport);
}

/** A report with its signature, as it is stored. */
export function storedReport({ received, signature }: HandedOn & { readonly signature: Signature }) {
  return { report: received, signature };
}
