/** What kind of file a site's robots.txt is. */
import type { RobotsFileFacts } from '../facts/findability';
import { absenceIsKnown, textFile } from './text-file';
import { parseRobots } from '../evidence/robots';
import { webUrl } from '../urls/sites';
import { whereAnswered, type Requests } from './responses';
import { statement, urlStatement, whereIn } from './statement';

/** Lines beyond these are not kept. */
const ORPHAN_LIMIT = 5;
const TOLERATED_LIMIT = 5;
const SITEMAP_LIMIT = 20;

/** Answers by which a server says that there are no rules, RFC 9309 §2.3.1.3; those that refuse us may say more to others. */
function hasNoRules(status: number): boolean {
  return status >= 400 && status <= 499 && ![408, 425, 429].includes(status);
}

/** Reads the robots.txt of the page's host as a file; what it asks of crawlers is read elsewhere. */
export function robotsFileFacts(requests: Requests): RobotsFileFacts {
  const file = textFile(requests, 'robots');
  const nothing = { status: null, tooLong: false, orphans: [], tolerated: [], sitemaps: [], where: null };
  if (file.request === null) return { ...nothing, state: 'unread' };
  const where = whereAnswered(file.request);
  const asked = { ...nothing, where, status: file.request.state === 'answered' ? file.request.status : null };
  if (asked.status !== null && hasNoRules(asked.status)) return { ...asked, state: 'absent' };
  if (file.state === 'status' || file.state === 'unread') return { ...asked, state: 'unread' };
  // Without the control a page in its place may be what every URL gets.
  if (file.state === 'html') return { ...asked, state: absenceIsKnown(requests, 'robots') ? 'markup' : 'unread' };
  if (file.state !== 'text') return { ...asked, state: file.state };
  if (/^\s*</.test(file.text.slice(0, 1000).replace('\ufeff', ''))) return { ...asked, state: 'markup' };
  const { orphans, tolerated, sitemaps } = parseRobots(file.text, file.truncated);
  const answer = { request: file.request.id, url: file.request.finalUrl };
  return {
    ...asked,
    state: 'read',
    tooLong: file.truncated,
    orphans: orphans
      .slice(0, ORPHAN_LIMIT)
      .map(({ text, line }) => statement(text, whereIn(answer, 'robots', line, text))),
    tolerated: tolerated
      .slice(0, TOLERATED_LIMIT)
      .map(({ text, line }) => statement(text, whereIn(answer, 'robots', line, text))),
    sitemaps: sitemaps
      .filter(({ url }) => webUrl(url) !== null)
      .slice(0, SITEMAP_LIMIT)
      .map(({ url, line }) => urlStatement(url, answer.url, whereIn(answer, 'robots:sitemap', line, url))),
  };
}
