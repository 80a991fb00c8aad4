/**
 * A log of what our crawler requested from which site, and when, for anyone who wants to look it up. It doesn't say for
 * whom. Each assessment writes one record for each site, under its day, so a listing alone shows what may be deleted.
 */
import { randomBytes } from 'node:crypto';
import type { LoggedRequest } from '../../components/CrawlerRequests';
import { LIMITS } from '../../site/limits';
import type { Services } from '../platform/services';
import { dayStamp } from '../platform/storage/stamps';
import { requestLog } from './store';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One request, as it was sent. */
export interface SentRequest extends LoggedRequest {
  /** Registrable domain. */
  readonly site: string;
}

/** What is known about a site, the newest first. */
export interface RequestLog {
  readonly requests: readonly LoggedRequest[];
  /** Whether there are more. */
  readonly cut: boolean;
}

/** Whether a text can be a site's name: what storage's keys take, and no more. */
export function isSiteName(text: string): boolean {
  return text.length <= 253 && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(text);
}

/** Writes down what was sent. @throws StorageError; then some sites' records may be missing */
export async function logRequests({ storage }: Pick<Services, 'storage'>, sent: readonly SentRequest[]): Promise<void> {
  const sites = [...new Set(sent.map(({ site }) => site))].filter(isSiteName);
  await Promise.all(
    sites.map((site) => {
      const requests = sent.filter((request) => request.site === site).map(({ name, time }) => ({ name, time }));
      const day = dayStamp(requests[0]?.time ?? 0);
      return requestLog.put(storage, `${day}/${site}/${randomBytes(9).toString('hex')}`, requests);
    }),
  );
}

/**
 * What was asked of a site.
 *
 * @param site registrable domain
 * @throws StorageError
 */
export async function requestsOf(
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  site: string,
): Promise<RequestLog> {
  if (!isSiteName(site)) return { requests: [], cut: false };
  const days = Array.from({ length: LIMITS.crawlerLogDays }, (_, ago) => dayStamp(now().getTime() - ago * DAY_MS));
  const keys = await Promise.all(days.map((day) => requestLog.names(storage, `${day}/${site}/`)));
  // The newest days come first.
  const newest = keys.flat().slice(0, LIMITS.crawlerLogRecords);
  const records = await Promise.all(newest.map(async (name) => (await requestLog.value(storage, name)) ?? []));
  const requests = records.flat().sort((one, other) => other.time - one.time);
  return { requests, cut: keys.flat().length > newest.length };
}

/** Deletes what is older than is promised. */
export async function deleteOldRequests({ storage, now }: Pick<Services, 'storage' | 'now'>): Promise<void> {
  await requestLog.forget(storage, dayStamp(now().getTime() - (LIMITS.crawlerLogDays - 1) * DAY_MS));
}
