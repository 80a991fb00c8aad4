/** What who published something may have done with it, as forms send it. What is held ends with the body's limit. */
import { z } from 'zod';
import { EVERY_LOCALE } from '../../site/pseudo-locales';

export const publicationChangeSchema = z.strictObject({
  action: z.enum(['renew', 'delete', 'undo']),
  /** Of a deletion: the answer is a page that holds what was deleted and can bring it back. */
  undo: z.literal('offer').optional(),
  /** Of an undoing: what that page holds. */
  held: z.string().optional(),
  locale: z.enum(EVERY_LOCALE).optional(),
});

export type PublicationChange = z.output<typeof publicationChangeSchema>;
