import type { AnsweredRequest, Evidence, RequestId } from '../../../brand/evidence/evidence';
import { siteOf } from '../../fetching/vetting';

const SITE_WIDE: readonly RequestId[] = ['robots', 'sitemap', 'not-found-control', 'security-txt', 'llms-txt'];

/** Whether an answer says how a site is, not how it fared when it was asked. */
function isSettled({ status }: AnsweredRequest): boolean {
  return (status >= 200 && status < 300) || status === 404 || status === 410;
}

/**
 * What a site has once, whatever page of it is measured, as evidence of another page has it: of the same origin, but for a
 * sitemap, which robots.txt may put elsewhere on the site, and without redirects to other sites. What led to a site from
 * elsewhere says nothing about it.
 */
export function siteWideAnswers(
  { requests, target }: Pick<Evidence, 'requests' | 'target'>,
  { origin }: URL,
): ReadonlyMap<RequestId, AnsweredRequest> {
  const isOwn = (url: string) => siteOf(new URL(url)) === siteOf(new URL(origin));
  const answers = new Map(
    requests.flatMap((one) => {
      if (one.state !== 'answered' || !SITE_WIDE.includes(one.id) || !isSettled(one)) return [];
      const isHere = one.id === 'sitemap' || new URL(one.url).origin === origin;
      const urls = [target.origin, one.url, ...one.redirects.map(({ url }) => url), one.finalUrl];
      return isHere && urls.every(isOwn) ? [[one.id, one] as const] : [];
    }),
  );
  // It says which sitemap would be asked for.
  return answers.has('robots') ? answers : new Map();
}
