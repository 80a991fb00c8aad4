/**
 * A report or comparison with an address, as stored, and under which keys. It is one record, and its state says who can
 * see it:
 *
 * - `link`: anyone with the address. It is listed nowhere, has no badge and expires after thirty days, unless its owner
 *   chose another time.
 * - `published`: everyone. It has a badge, names what it measured again, and expires after a year.
 *
 * If it belongs to a member, it is in that member's list too. `store.ts` says how a record is stored.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MAX_BRANDS } from '../../brand/comparison/compared-brands';
import { sharedReport, type HandedOn, type SharedReport } from '../../brand/sharing/link';
import type { Signature } from '../../brand/sharing/signature';
import { PUBLISHED_KINDS, REPORT_STATES } from '../../site/published-reports';
import { reportField, signatureField } from '../platform/shape-field';

export const recordFields = {
  id: z.string(),
  kind: z.enum(PUBLISHED_KINDS),
  /** Hash of what was sent, by which the same report is known again. */
  content: z.string(),
  /** Hash of what opens it to its owner. */
  keyHash: z.string(),
  /** Since when it is in its state. */
  publishedAt: z.iso.datetime(),
  /** When it goes. */
  expiresAt: z.iso.datetime(),
  /** Whose account lists it, as storage names members; null without an account. */
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
};

const format2 = z.object({
  ...recordFields,
  format: z.literal(2),
  state: z.enum(REPORT_STATES),
  /** When it was stored, which does not change. */
  storedAt: z.iso.datetime(),
});

export type PublishedRecord = z.output<typeof format2>;

/** Before there were links, everything that was stored was published. */
const format1 = z.object({ ...recordFields, format: z.literal(1) }).transform((record): PublishedRecord => ({
  ...record,
  ...{ format: 2, state: 'published', storedAt: record.publishedAt },
}));

export const recordSchema = z.discriminatedUnion('format', [format1, format2]);

/** Crockford's base 32 in lower case. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Characters for the first bytes, five bits of each. */
export function base32Of(bytes: Uint8Array, characters: number): string {
  return [...bytes.subarray(0, characters)].map((byte) => ALPHABET[byte % 32]).join('');
}

const idFrom = (key: string, characters: number) =>
  base32Of(createHash('sha256').update(`published ${key}`).digest(), characters);

/** The id of what is stored with a key, which its owner's browser made of 128 random bits. */
export const reportIdOf = (key: string) => idFrom(key, 26);

/** The same as it was before ids had 130 bits: what was sent then may be sent again. */
export const formerIdOf = (key: string) => idFrom(key, 13);

/** Whether a record's time is over. @param now ms since 1970 */
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
