/** `GET /api/crawler-requests?site=…`: what our crawler asked of a site, for anyone, as a page or as data. */
import { CrawlerRequestsPage } from '../../components/CrawlerRequests';
import { translator } from '../../components/strings';
import { siteOfHost } from '../fetching/vetting';
import { pageResponse } from '../platform/answers';
import type { Handler } from '../platform/endpoint';
import { createStrings } from '../platform/strings';
import type { CrawlerRequests } from './answers';
import { requestsOf } from '../fetching/request-log';

const strings = createStrings(['assessment', 'crawler', 'errors', 'site']);

/** The registrable domain of a typed text, with or without scheme and path; null if it has none. */
function siteIn(typed: string): string | null {
  const url = typed.includes('://') ? typed : `https://${typed}`;
  return URL.canParse(url) ? siteOfHost(new URL(url).hostname) : null;
}

export const crawlerRequestsHandler: Handler<null> = {
  async respond(call) {
    const { url, services, locale, html } = call;
    const typed = (url.searchParams.get('site') ?? '').trim();
    const site = siteIn(typed);
    if (site === null && !html) return { code: 'invalid', fields: { site: 'address-malformed' } };
    const { requests, cut } = site === null ? { requests: [], cut: false } : await requestsOf(services, site);
    if (!html) {
      const told = requests.map(({ name, time }) => ({ name, time: new Date(time).toISOString() }));
      const answer: CrawlerRequests = { site, cut, requests: told };
      return Response.json(answer);
    }
    const t = translator(strings, locale, 'crawler');
    const page = {
      status: site === null && typed !== '' ? 422 : 200,
      path: 'about/',
      title: site === null ? t('titleForm') : t('title', { site }),
    };
    return pageResponse(
      call,
      strings,
      page,
      <CrawlerRequestsPage site={site} typed={typed} requests={requests} cut={cut} />,
    );
  },
};
