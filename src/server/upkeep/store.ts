/** How storage keeps that the operator was told of a stopped clock, and what is counted for caps. */
import { z } from 'zod';
import { Records } from '../platform/storage/record';

export { countedInTotals } from '../platform/storage/counter';

const toldSchema = z.object({
  /** The run that was the last one. */
  since: z.number(),
  attempts: z.number(),
  /** When it may be tried again, ms since 1970; null once it has been told. */
  next: z.number().nullable(),
});

/** Under `told`; one that cannot be read is as good as none. */
export const told = new Records('clock/', toldSchema.nullable().catch(null));
