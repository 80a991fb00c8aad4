/** What was found where a site's sitemap is looked for. */
import type { Facts } from '../facts/facts';
import type { SitemapFacts } from '../facts/findability';
import { hostOf, siteOf } from '../urls/sites';
import { statement, whereIn } from './statement';
import { isLost, whereAnswered, type Requests } from './responses';
import { scanSitemap } from './sitemap-scan';
import { textFile } from './text-file';

/** How much is shown of what was found. */
const SNIPPET = 200;

/**
 * Reads the sitemap. A URL belongs to the site where its host is the site's registrable domain or is below
 * it; `page` is the home page's URL.
 */
export function sitemapFacts(requests: Requests, page: string, domains: Facts['domains']): SitemapFacts {
  const file = textFile(requests, 'sitemap');
  const nothing = { url: null, kind: null, entries: 0, own: false, fault: null, where: null } as const;
  if (file.request === null) return { ...nothing, state: 'unread' };
  const asked = { ...nothing, url: file.request.url, where: whereAnswered(file.request) };
  if (file.state === 'absent') return { ...asked, state: 'missing' };
  if (file.state === 'html') return { ...asked, state: 'broken' };
  if (file.state !== 'text') {
    const lost = file.request.state === 'failed' && isLost(file.request);
    return { ...asked, state: lost ? 'missing' : 'unread' };
  }
  const site = siteOf(hostOf(page), domains);
  const isOwn = (url: string) => `.${hostOf(url)}`.endsWith(`.${site}`);
  const { kind, entries, own, fault } = scanSitemap(file.text, isOwn, file.truncated);
  const answer = { request: file.request.id, url: file.request.finalUrl };
  const start = whereIn(answer, 'sitemap', 1, file.text.slice(0, SNIPPET).trim());
  const read = { ...asked, kind, entries, own, where: start };
  // What is cut off ends in the middle of something, maybe before it says what it is.
  if (file.truncated && kind === null && fault === null) return { ...read, state: 'cut' };
  if (kind === null) return { ...read, state: 'broken' };
  if (fault !== null) {
    const where = whereIn(answer, 'sitemap', fault.line, fault.text);
    return { ...read, state: fault.kind, where, fault: statement(fault.text, where) };
  }
  if (file.truncated) return { ...read, state: 'cut' };
  return { ...read, state: entries === 0 ? 'broken' : 'read' };
}
