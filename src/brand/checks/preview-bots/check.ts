import { PREVIEW_CRAWLERS } from '../../basics/crawlers';
import type { CrawlerAccess } from '../../facts/facts';
import { definePageCheck, measured, receiptsAt, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** False if one of the URLs is refused, null if none is and one is not known. */
function allAllowed(access: readonly CrawlerAccess[]): boolean | null {
  if (access.some(({ allowed }) => allowed === false)) return false;
  return access.length === 0 || access.some(({ allowed }) => allowed === null) ? null : true;
}

/** Whether robots.txt lets the crawlers that make link previews fetch the page and its image. */
export const check = definePageCheck({
  id: 'preview-bots',
  dimension: 'previews',
  order: 100,
  weight: 2,
  standing: 'required',
  remedy: 'file',
  face: 'link',
  sources: [SOURCES.robots],
  outcomes: { pass: 1000, some: 500, none: 0 },
  needs: ['https-home', 'robots'],
  place: 'public',
  run: (facts) => {
    const wanted = facts.crawlers.filter(
      ({ crawler, resource }) => resource !== 'logo' && PREVIEW_CRAWLERS.some((name) => name === crawler),
    );
    const bots = PREVIEW_CRAWLERS.map((name) => {
      const access = wanted.filter(({ crawler }) => crawler === name);
      return { name, access, allowed: allAllowed(access) };
    });
    if (bots.some(({ allowed }) => allowed === null)) {
      return unread(facts, ...wanted.map(({ where }) => where).slice(0, 2));
    }
    const blocked = bots.filter(({ allowed }) => allowed === false);
    // Further down the page an image may be declared that they may not fetch, or on a host that was not asked.
    const mayBeMore = facts.page.state === 'partial' && facts.previewImageDeclared === null;
    if (mayBeMore && blocked.length < bots.length) return unread(facts);
    if (blocked.length === 0) {
      const files = wanted.filter(({ crawler }) => crawler === PREVIEW_CRAWLERS[0]);
      return verdict('pass', {}, receiptsAt(...files.map(({ where }) => where)));
    }
    const receipts = blocked.flatMap(({ name, access }) =>
      access.filter(({ allowed }) => allowed === false).flatMap(({ where }) => measured(where, name, true)),
    );
    const params = { blocked: blocked.map(({ name }) => name).join(', ') };
    return verdict(blocked.length === bots.length ? 'none' : 'some', params, receipts);
  },
});
