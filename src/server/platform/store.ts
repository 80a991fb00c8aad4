/** How storage keeps the platform's own records. */
import { z } from 'zod';
import { Index } from './storage/indexed';
import { Records } from './storage/record';

export { countedInTotal, countInTotal, countRequest } from './storage/counter';

/** By UTC day, `2026-06-01`: what clients are hashed with. */
export const salts = new Records('salts/', z.string().min(32));

const secretSchema = z.string().min(43);

/** One, or after a backup was restored beside a newer one: the one in use first. */
export const storedSecretSchema = z.union([secretSchema, z.tuple([secretSchema], secretSchema)]);

/** What challenges and private links are made with, where the environment names none. */
export const secrets = new Records('feedback/', storedSecretSchema);

export const SECRET = 'secret';

/** When parts of the site were seen, by part, outcome and quarter of an hour: names alone say it. */
export const sightings = new Records('health/', z.object({}));

const runsSchema = z.object({
  format: z.literal(1),
  /** When a run ended last; when it was first looked for, where none ever did. ms since 1970. */
  ranAt: z.number(),
  /** By task: when it was done last, without an error. */
  done: z.record(z.string(), z.number()),
});

export type LastRuns = z.output<typeof runsSchema>;

/** Under `runs`: the clock's. One that cannot be read is as good as none. */
export const runs = new Records<LastRuns | null>('clock/', runsSchema.nullable().catch(null));

/** What keeps marks of what is gone. */
export type Room = 'published/' | 'feedback/';

const markSchema = z.object({
  format: z.literal(1),
  /** What undoes the deletion has this value, too; null if nothing does. */
  undo: z.string().nullable(),
  /** Its day; earlier versions kept it in the entry alone. */
  until: z.string().nullable().default(null),
});

const marksIn = (room: Room) =>
  new Index(`${room}gone-until/`, new Records(`${room}gone/`, markSchema), ({ until }) => until);

/** Hashes of what is gone, by the day they go. */
export const MARKS: Readonly<Record<Room, ReturnType<typeof marksIn>>> = {
  'published/': marksIn('published/'),
  'feedback/': marksIn('feedback/'),
};
