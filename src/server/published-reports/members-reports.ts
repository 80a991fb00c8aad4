/** Stores reports and publishes them for members, whose account may be closed meanwhile. */
import { DAYS_KEPT, reportTag } from '../../site/published-reports';
import { isClosing } from '../accounts/close-account';
import { isSignedIn } from '../accounts/sessions';
import type { Services, Session } from '../platform/services';
import { isOver, type PublishedRecord } from '../reports/record';
import { createRecord, moveRecord, removeRecord } from '../reports/store';
import { expiryFrom } from './renew';

type StoringServices = Pick<Services, 'storage' | 'environment' | 'now' | 'report' | 'purge'>;

/**
 * Whether the account is still there that lists a record. Whose account is closed from here on finds the entry; who
 * closed it before has not seen it, and then the record is deleted.
 */
async function isListed(
  services: StoringServices,
  { id, member }: PublishedRecord,
  session: Session | null,
): Promise<boolean> {
  if (session === null) return true;
  if ((await isSignedIn(services, session)) && !(await isClosing(services.storage, session.member))) return true;
  if (member === session.member) await removeRecord(services, id);
  return false;
}

/** @returns what is stored now; null if the member's account was closed meanwhile */
export async function storeFor(
  services: StoringServices,
  record: PublishedRecord,
  session: Session | null,
): Promise<PublishedRecord | null> {
  const stored = await createRecord(services.storage, record);
  return (await isListed(services, stored, session)) ? stored : null;
}

/**
 * Publishes what is stored. Without a member so far, it is listed in the account of who publishes it.
 *
 * @param previous id of the publication that it measures again
 * @returns what is stored now; `gone` if nothing is there any more
 */
export async function publishFor(
  services: StoringServices,
  id: string,
  previous: string | null,
  session: Session | null,
): Promise<PublishedRecord | 'gone' | 'account-closed'> {
  const { storage, now, purge } = services;
  const publishedAt = now().toISOString();
  const published = await moveRecord(storage, id, expiryFrom(now(), DAYS_KEPT.published), (record) => {
    if (isOver(record, now().getTime())) return null;
    // Another request came first, or its answer got lost.
    if (record.state === 'published') return record;
    return { ...record, state: 'published', publishedAt, previous, member: record.member ?? session?.member ?? null };
  });
  if (published === null) return 'gone';
  await purge([reportTag(id)]);
  return (await isListed(services, published, session)) ? published : 'account-closed';
}
