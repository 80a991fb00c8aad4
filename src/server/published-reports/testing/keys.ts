/** Names under which publications lie, and what was stored before is still found. */
import { dayStamp } from '../../platform/storage/stamps';
import type { PublishedRecord } from '../../reports/record';
import { answerName } from '../store';

export const RECORDS = 'published/reports/';
export const EXPIRING = 'published/expiring/';
export const ANSWERS = 'site-answers/';

export const recordKey = (id: string) => `${RECORDS}${id}`;
export const expiringKey = ({ id, expiresAt }: Pick<PublishedRecord, 'id' | 'expiresAt'>) =>
  `${EXPIRING}${dayStamp(Date.parse(expiresAt))}-${id}`;
/** @param origin of the site */
export const answerKey = (origin: string) => `${ANSWERS}${answerName(origin)}`;
export const memberEntryKey = (member: string, { id, storedAt }: Pick<PublishedRecord, 'id' | 'storedAt'>) =>
  `members/${member}/published/${storedAt.replace(/\D/g, '')}-${id}`;
