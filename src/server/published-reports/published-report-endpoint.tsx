/** `GET /{locale}/brand-assessment/{id}/` and `…/brand-comparison/{id}/`: what was published, as a page without script. */
import { requestedPage } from '../platform/return-address';
import type { Handler } from '../platform/endpoint';
import { publishedPath, type PublishedKind } from '../../site/published-reports';
import { whyMissing } from '../reports/store';
import { gonePage, hiddenPage, publishedPage } from './published-page';
import { refreshAnswers } from './ask-site';
import { readPrevious } from './previous';
import { readShown, shownHeaders } from './shown';

const KINDS: Readonly<Partial<Record<string, PublishedKind>>> = {
  'published-assessment': 'assessment',
  'published-comparison': 'comparison',
};

export const publishedReportHandler: Handler<null> = {
  async respond(call) {
    const { services, url, locale, locales } = call;
    const page = requestedPage(url.pathname, locales);
    const kind = page === null ? undefined : KINDS[page.id];
    const id = page?.path.split('/')[3];
    if (page === null || kind === undefined || id === undefined) return { code: 'not-found' };
    const shown = await readShown(services, id);
    if (shown === null) {
      const missing = await whyMissing(services.storage, id);
      return missing.code === 'gone' && call.html ? gonePage(call, page.path) : missing;
    }
    services.afterwards(refreshAnswers(services, shown));
    if (shown.isHidden) return hiddenPage(call, shown);
    const { record } = shown;
    if (record.kind !== kind) {
      const headers = { Location: publishedPath(locale, record), ...shownHeaders(shown) };
      return new Response(null, { status: 301, headers });
    }
    return publishedPage(call, shown, await readPrevious(services, record));
  },
};
