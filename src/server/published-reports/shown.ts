/** What of a published report is shown to everyone: the owners of the assessed sites have a say in it. */
import type { SharedReport } from '../../brand/sharing/link';
import { originsOf } from '../../brand/urls/target';
import { reportTag, siteTag } from '../../site/published-reports';
import { type PublishedRecord, reportsOf } from '../reports/record';
import { readCurrent } from '../reports/store';
import { readOwnersAnswer } from './owners-answer';
import type { SiteAnswer } from './store';
import type { Services } from '../platform/services';

export interface ShownBrand {
  readonly shared: SharedReport;
  /** What the owners of the typed site and where it led say: whether it is hidden or indexed, with a line of reply. */
  readonly answer: SiteAnswer;
}

export interface ShownPublication {
  readonly record: PublishedRecord;
  /** In the order of the columns, those that their sites hide among them. */
  readonly brands: readonly [ShownBrand, ...ShownBrand[]];
  /** No brand is left to be shown. */
  readonly isHidden: boolean;
  /** Whether search engines may list it: it is published, and the owner of every site said so. */
  readonly isIndexable: boolean;
}

/**
 * A publication with the answers of its sites. Costs one read of storage for the record and one for each host.
 *
 * @returns null if there is none, or it has expired
 * @throws StorageError
 */
export async function readShown(
  services: Pick<Services, 'storage' | 'now'>,
  id: string,
): Promise<ShownPublication | null> {
  const record = await readCurrent(services, id);
  if (record === null) return null;
  const [first, ...others] = await Promise.all(
    reportsOf(record).map(async (shared) => ({
      shared,
      answer: await readOwnersAnswer(services.storage, shared.report.target),
    })),
  );
  if (first === undefined) return null;
  const brands = [first, ...others] as const;
  return {
    record,
    brands,
    isHidden: brands.every(({ answer }) => answer.isHidden),
    isIndexable: record.state === 'published' && brands.every(({ answer }) => answer.isIndexable && !answer.isHidden),
  };
}

/** Value of `Netlify-Cache-Tag`: what a change of the publication, or an answer of one of its sites, purges. */
export function cacheTagsOf({ record, brands }: Pick<ShownPublication, 'record' | 'brands'>): string {
  const hosts = brands.flatMap(({ shared }) => originsOf(shared.report.target)).map((origin) => new URL(origin).host);
  return [reportTag(record.id), ...new Set(hosts.map(siteTag))].join(',');
}

/**
 * Headers of everything that shows it. A link is for who was given it: search engines list no part of it, and where its
 * page leads learns nothing of its address.
 */
export function shownHeaders(shown: Pick<ShownPublication, 'record' | 'brands'>): Readonly<Record<string, string>> {
  const unlisted = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };
  return { 'Netlify-Cache-Tag': cacheTagsOf(shown), ...(shown.record.state === 'link' && unlisted) };
}
