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
  /** Of a renewal: how long a link is kept from now on. */
  days: z.preprocess((value) => (typeof value === 'string' ? Number(value) : value), daysField.optional()),
  /** Of a deletion: the answer is a page that holds what was deleted and can bring it back. */
  undo: z.literal('offer').optional(),
  /** Of an undoing: what that page holds. Its length ends with the body's limit. */
  held: z.string().optional(),
});

export type PublicationForm = z.output<typeof publicationFormSchema>;
