/** What who published something may have done with it, as forms send it. */
import { z } from 'zod';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { daysField } from './own-report-body';

/** What is promised to other programs. */
export const publicationChangeSchema = z.strictObject({
  action: z.enum(['renew', 'delete']),
  locale: z.enum(EVERY_LOCALE).optional(),
});

/** What our own pages send, too. */
export const publicationFormSchema = publicationChangeSchema.extend({
  action: z.enum(['renew', 'delete', 'undo']),
  /** To renew: how long a link is kept from now on. */
  days: z.preprocess((value) => (typeof value === 'string' ? Number(value) : value), daysField.optional()),
  /** To delete: the response is a page that contains the deleted report and can restore it. */
  undo: z.literal('offer').optional(),
  /** To undo: what that page contained. The limit on the body also limits its length. */
  held: z.string().optional(),
});

export type PublicationForm = z.output<typeof publicationFormSchema>;
