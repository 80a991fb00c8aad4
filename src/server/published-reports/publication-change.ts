/** What who published something may have done with it, as forms send it. */
import { z } from 'zod';
import { EVERY_LOCALE } from '../../site/pseudo-locales';

export const publicationChangeSchema = z.strictObject({
  action: z.enum(['renew', 'delete']),
  locale: z.enum(EVERY_LOCALE).optional(),
});

export type PublicationChange = z.output<typeof publicationChangeSchema>;
