/** What the owner of a report with an address may have done with it, as programs send it. */
import { z } from 'zod';
import { LINK_DAYS, PUBLISHED_ID_FORM, PUBLISHER_KEY_FORM } from '../../site/published-reports';
import { EVERY_LOCALE } from '../../site/pseudo-locales';

export const daysField = z.literal(LINK_DAYS);

const FIELDS = {
  /** Told when the report got its address. */
  deleteKey: z.string().regex(PUBLISHER_KEY_FORM),
  locale: z.enum(EVERY_LOCALE).optional(),
};

export const ownReportSchema = z.strictObject({
  ...FIELDS,
  /** How long a link is kept from now on; else as long as its state is at first. */
  days: daysField.optional(),
  /** Everyone is to see it from now on, under the same address. */
  state: z.literal('published').optional(),
  /** Id of the publication that it measures again, where it is published. */
  previous: z.string().regex(PUBLISHED_ID_FORM).optional(),
});

export type OwnReportChange = z.output<typeof ownReportSchema>;

export const ownDeletionSchema = z.strictObject({
  ...FIELDS,
  /** The answer is what brings it back. */
  undo: z.literal('offer').optional(),
});

export type OwnDeletion = z.output<typeof ownDeletionSchema>;

export const ownUndoSchema = z.strictObject({
  ...FIELDS,
  /** What deleting answered. Its length ends with the body's limit. */
  held: z.string(),
});

export type OwnUndo = z.output<typeof ownUndoSchema>;
