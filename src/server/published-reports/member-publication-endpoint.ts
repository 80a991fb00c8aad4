/** `POST /api/account/published/{id}`: a member renews or deletes what they published. */
import { ENDPOINTS } from '../../site/endpoints';
import { isPublishedId } from '../../site/published-reports';
import { pathTo } from '../../site/routes';
import { pathWithId } from '../../site/tool-addresses';
import { doneResponse } from '../platform/answers';
import { memberCall, type Answer, type Handler } from '../platform/endpoint';
import { deleteEntries, publishedIdsOf } from './member-entries';
import { publicationChangeSchema, type PublicationChange } from './publication-change';
import { readOrUnreadable, removePublished } from './remove';
import { renewPublished } from './renew';

const START = pathWithId(ENDPOINTS['member-publication'].paths[0], '');

/** The id a path names. */
const idIn = ({ pathname }: URL) => pathname.slice(START.length).replace(/\/$/, '');

export const memberPublicationHandler: Handler<PublicationChange> = {
  schema: publicationChangeSchema,
  async respond(call): Promise<Answer> {
    const { services, session, url, fields, locale } = memberCall(call);
    const { storage } = services;
    const { member } = session;
    const id = idIn(url);
    if (!isPublishedId(id) || !(await publishedIdsOf(storage, member)).includes(id)) return { code: 'not-found' };
    const stored = await readOrUnreadable(storage, id);
    // An attempt to publish that ended early left the entry alone, or another member used the same key before.
    const isOwn = stored === 'unreadable' || stored?.member === member;
    if (fields.action === 'delete') {
      if (isOwn) await removePublished(services, id, 'left');
      await deleteEntries(storage, member, id);
    } else if (!isOwn || (await renewPublished(services, id)) === null) return { code: 'not-found' };
    return doneResponse(call, `${pathTo(locale, 'auth', { pathname: 'account' })}#published`);
  },
};
