/** How the platform's own records lie in storage. */
import { z } from 'zod';
import { Index } from './storage/indexed';
import { Records } from './storage/record';

export { countedInTotal, countInTotal, countRequest } from './storage/counter';

/** By UTC day, `2026-06-01`: what clients are hashed with. */
export const salts = new Records('salts/', z.string().min(32));

/** What challenges and private links are made with, where the environment names none. */
export const secrets = new Records('feedback/', z.string().min(43));

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
