/** How storage keeps what owners of assessed sites say about published reports, as read from their sites. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SiteAnswer } from '../../brand/evidence/site-answer';
import { Records } from '../platform/storage/record';
import type { Store } from '../platform/storage/store';

export { SHOWN, type SiteAnswer } from '../../brand/evidence/site-answer';

const answerSchema: z.ZodType<SiteAnswer> = z.object({
  isHidden: z.boolean(),
  isIndexable: z.boolean(),
  reply: z.string(),
});

const storedAnswerSchema = z.object({
  format: z.literal(1),
  /** When the site was asked last. */
  checkedAt: z.iso.datetime(),
  /** Nothing could be read then, or is not yet: the answer is an earlier one. */
  unread: z.literal(true).optional(),
  answer: answerSchema,
});

export type StoredAnswer = z.output<typeof storedAnswerSchema>;

/** By a hash of the site's origin. What a site says outlives each publication about it. */
export const answers = new Records('site-answers/', storedAnswerSchema);

/** @param origin of the site */
export const answerName = (origin: string) => createHash('sha256').update(origin).digest('hex').slice(0, 32);

/**
 * @param origin of the site
 * @returns null if the site was never asked
 * @throws StorageError, also if what is kept cannot be read
 */
export const readSiteAnswer = (storage: Store, origin: string) => answers.read(storage, answerName(origin));
