/** How assessing lies in storage: who measures what now, what came of it, and who waits. */
import { z } from 'zod';
import { LIMITS } from '../../site/limits';
import { Leases } from '../platform/storage/lease';
import { Records } from '../platform/storage/record';

/** The operator's, set by hand. */
export const switches = new Records('switches/', z.unknown());

/**
 * A result as a lease names it: when it was made (ms since 1970), and its page. For a host's root, that is the hashed
 * host.
 */
const resultNameSchema = z.object({ at: z.number(), host: z.string() });

export type ResultName = z.output<typeof resultNameSchema>;

const pageSchema = z.object({
  /** Until when nobody else may measure the page (ms since 1970). */
  until: z.number(),
  /** Names the assessment under way; null if none is. */
  holder: z.string().nullable(),
  /** What answers for the page until then. */
  result: resultNameSchema.nullable(),
});

export type PageRecord = z.output<typeof pageSchema>;

const askedSchema = z.object({
  until: z.number(),
  count: z.number(),
  holder: z.string(),
  isSubdomain: z.boolean(),
  isInner: z.boolean().default(false),
});

/** Requests of one assessment, made or reserved. */
export type Asked = z.output<typeof askedSchema>;

const earlierSchema = z.object({
  until: z.number(),
  holder: z.string().nullable(),
  results: z.record(z.string(), resultNameSchema),
  isLedTo: z.boolean().default(false),
});

/** Before hosts had leases, a site had one: until it is over, all of the site rests, but for results that are there. */
function earlier(group: unknown): unknown {
  const { data } = earlierSchema.safeParse(group);
  if (data === undefined) return group;
  const { until, holder, results, isLedTo } = data;
  const rests = Object.entries(results).map(([host, result]) => [host, { until, holder: null, result }] as const);
  const all = { until, count: LIMITS.siteRequests, holder: holder ?? 'earlier', isSubdomain: false };
  return { held: Object.fromEntries(rests), drawn: isLedTo ? [] : [all] };
}

/** By site (hashed): its pages, and how often it was asked. */
export const pages = new Leases('assessments/sites/', pageSchema, askedSchema, 3, earlier);

/** What assessments leave for ten minutes, by the ten minutes it was made in, so that names alone show what may go. */
export const leftBehind = new Records('assessments/results/', z.unknown());

const shardSchema = z
  .object({
    /** Slot, counted from 1970 → how many places of it are taken. */
    slots: z.record(z.string(), z.number()),
    /** Ticket → its slot. */
    tickets: z.record(z.string(), z.number()),
  })
  .catch({ slots: {}, tickets: {} });

export type LineShard = z.output<typeof shardSchema>;

/** The line, by shard. */
export const line = new Records('assessments/line/', shardSchema);
