/** The reviewers' page, filled when asked for. Whoever calls has asked before whether it may be seen. */
import { CHANGES_VIEW } from '../../components/review/ReviewViews';
import type { Call } from '../platform/endpoint';
import { cardsPage } from './cards-page';
import { changesPage } from './changes-page';

/** Cards of all pages, or what this build changes: the address says which. */
export function debugPage(call: Call<null>): Promise<Response> {
  return call.url.searchParams.get('view') === CHANGES_VIEW ? changesPage(call) : cardsPage(call);
}
