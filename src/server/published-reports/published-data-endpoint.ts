/** `GET /api/reports/published/{id}`: a publication as data, for the tool and for whoever verifies it. */
import { isPublishedId, publishedDataPath } from '../../site/published-reports';
import type { Handler } from '../platform/endpoint';
import { whyMissing } from '../reports/store';
import type { PublishedData } from './answers';
import { readShown, shownHeaders } from './shown';

const START = publishedDataPath('');

/** The id a path names. */
const idIn = ({ pathname }: URL) => pathname.slice(START.length).replace(/\/$/, '');

/** `{format: 1, …}`; `null` in the place of a report that the owner of its site hides. */
export const publishedDataHandler: Handler<null> = {
  async respond({ services, url }) {
    const asked = idIn(url);
    if (!isPublishedId(asked)) return { code: 'not-found' };
    const shown = await readShown(services, asked);
    if (shown === null) return whyMissing(services.storage, asked);
    if (shown.isHidden) return { code: 'not-found' };
    const { record, brands } = shown;
    const { id, kind, state, publishedAt, expiresAt, previous, next } = record;
    const reports = record.reports.map((signed, place) => (brands[place]?.answer.isHidden === true ? null : signed));
    const body: PublishedData = { format: 1, id, kind, state, publishedAt, expiresAt, reports, previous, next };
    return Response.json(body, { headers: shownHeaders(shown) });
  },
};
