/** What the owners of assessed sites say of published reports, as it was read of their sites and is kept here. */
import { z } from 'zod';
import type { SiteAnswer } from '../../brand/evidence/site-answer';
import { StorageError, type Storage } from '../platform/storage';
import { answerKey } from '../reports/record';

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

/** What is kept of a site, whose name only the key holds, as a hash; null if it cannot be read. */
export function storedAnswerOf(value: unknown): StoredAnswer | null {
  return storedAnswerSchema.safeParse(value).data ?? null;
}

/**
 * @param origin of the site
 * @returns null if the site was never asked
 * @throws StorageError, also if what is kept cannot be read
 */
export async function readSiteAnswer(storage: Pick<Storage, 'get'>, origin: string): Promise<StoredAnswer | null> {
  const stored = await storage.get(answerKey(origin));
  if (stored === null) return null;
  const answer = storedAnswerOf(stored.value);
  if (answer !== null) return answer;
  throw new StorageError(`${answerKey(origin)} is there and cannot be read`);
}
