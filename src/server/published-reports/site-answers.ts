/** What the owners of assessed sites say of published reports, as it was read of their sites and is kept here. */
import { z } from 'zod';
import { StorageError, type Storage } from '../platform/storage';
import { answerKey } from './record';

const answerSchema = z.object({
  /** Published reports of the site are not shown. */
  isHidden: z.boolean(),
  /** Search engines may list them. */
  isIndexable: z.boolean(),
  /** One line that is shown with them; empty where there is none. */
  reply: z.string(),
});

export type SiteAnswer = z.output<typeof answerSchema>;

/** Of a site that says nothing. */
export const SHOWN: SiteAnswer = { isHidden: false, isIndexable: false, reply: '' };

const storedSchema = z.object({
  format: z.literal(1),
  origin: z.string(),
  /** When the site was asked last. */
  checkedAt: z.iso.datetime(),
  answer: answerSchema,
});

export type StoredAnswer = z.output<typeof storedSchema>;

/**
 * @param origin of the site
 * @returns null where the site was never asked
 * @throws StorageError, also where what is kept cannot be read
 */
export async function readSiteAnswer(storage: Pick<Storage, 'get'>, origin: string): Promise<StoredAnswer | null> {
  const stored = await storage.get(answerKey(origin));
  if (stored === null) return null;
  const parsed = storedSchema.safeParse(stored.value);
  if (parsed.success && parsed.data.origin === origin) return parsed.data;
  throw new StorageError(`${answerKey(origin)} is there and cannot be read`, { cause: parsed.error });
}
