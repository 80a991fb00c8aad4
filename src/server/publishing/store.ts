/** How storage keeps which rebuilds were requested. */
import { z } from 'zod';
import { Records } from '../platform/storage/record';

/**
 * Under `asked`: due time → since when a rebuild for it is being asked for, in ms since 1970; `done` once the hook has
 * taken it. Kept for good, at 40 bytes each: an earlier deploy that is published again has its old times in its facts, and
 * a rebuild would undo that.
 */
export const rebuilds = new Records(
  'rebuild/',
  z.record(z.string(), z.union([z.number(), z.literal('done')])).catch({}),
);
