/** The reviewers' page, rendered on request. The caller has checked that the visitor may see it. */
import { CHANGES_VIEW } from '../../components/review/ReviewViews';
import type { Call } from '../platform/endpoint';
import { cardsPage } from './cards-page';
import { changesPage } from './changes-page';

/** Cards of all pages, or what this build changes: the address says which. */
export function debugPage(call: Call<null>): Promise<Response> {
  return call.url.searchParams.get('view') === CHANGES_VIEW ? changesPage(call) : cardsPage(call);
}
