/** `POST /api/account/published/{id}`: a member renews or deletes what they published, or brings back what they deleted. */
import { PublicationDeletedPage, PublicationGonePage } from '../../components/published/GonePages';
import { translator } from '../../components/strings';
import { ENDPOINTS } from '../../site/endpoints';
import { isPublishedId } from '../../site/published-reports';
import { pathTo } from '../../site/routes';
import { pathWithId } from '../../site/tool-addresses';
import { doneResponse, pageResponse } from '../platform/answers';
import { memberCall, type Answer, type Call, type Handler } from '../platform/endpoint';
import { createStrings } from '../platform/strings';
import { UnreadableError } from '../platform/storage/store';
import { deleteEntries, idsOf, published } from '../reports/store';
import { publicationFormSchema, type PublicationForm } from './publication-change';
import { renewReport } from './renew';
import { removeUndoably, restorePublished } from './undo';

const strings = createStrings(['published', 'site', 'undo']);

const START = pathWithId(ENDPOINTS['member-publication'].paths[0], '');

/** The id a path names. */
const idIn = ({ pathname }: URL) => pathname.slice(START.length).replace(/\/$/, '');

/** Path below the locale of the page that this endpoint's pages take the place of. */
const PAGE = ENDPOINTS['member-publication'].page;

function deletedPage(call: Call<PublicationForm>, id: string, held: string, account: string): Promise<Response> {
  const title = translator(strings, call.locale, 'published')('deleted.title');
  const page = <PublicationDeletedPage action={START + id} held={held} account={account} />;
  return pageResponse(call, strings, { path: PAGE, title }, page);
}

function tooLate(call: Call<PublicationForm>): Promise<Response> {
  const title = translator(strings, call.locale, 'published')('gone.title');
  return pageResponse(call, strings, { status: 410, path: PAGE, title }, <PublicationGonePage isTooLate />);
}

export const memberPublicationHandler: Handler<PublicationForm> = {
  schema: publicationFormSchema,
  async respond(call): Promise<Answer> {
    const { services, session, url, fields, locale } = memberCall(call);
    const { storage } = services;
    const { member } = session;
    const id = idIn(url);
    const account = `${pathTo(locale, 'auth', { pathname: 'account' })}#published`;
    if (!isPublishedId(id)) return { code: 'not-found' };
    if (fields.action === 'undo') {
      if (await restorePublished(services, id, fields.held ?? '')) return doneResponse(call, account);
      return call.html ? tooLate(call) : { code: 'gone' };
    }
    if (!(await idsOf(storage, member)).includes(id)) return { code: 'not-found' };
    const found = await published.contents.findOrUnreadable(storage, id);
    const record = found === null || found instanceof UnreadableError ? null : found.value;
    // An attempt to publish that ended early left the entry alone, or another member used the same key before.
    const isOwn = found instanceof UnreadableError || record?.member === member;
    if (fields.action === 'delete') {
      const held = isOwn ? await removeUndoably(services, id, 'left') : null;
      await deleteEntries(storage, member, id);
      if (fields.undo !== undefined && held !== null && call.html) return deletedPage(call, id, held, account);
    } else if (record?.member !== member || (await renewReport(services, record)) === null)
      return { code: 'not-found' };
    return doneResponse(call, account);
  },
};
