/** Files of text at a fixed place, such as robots.txt: there, not there, or something else in their stead. */
import type { AnsweredRequest, FailedRequest, RequestId } from '../evidence';
import { countsAsAbsent, startsAsHtml } from './absence';
import { isSuccess, tellsNothing, type Requests } from './responses';

/**
 * `text`: a success with a text that is no HTML page. `html`: a success with one. `absent`: 404, 410, or a page that
 * counts as absent. `status`: another status that tells something. `failing`: the server's own error (5xx).
 * `unread`: not known to us, `request` null where it was never made.
 */
export type TextFile =
  | { readonly state: 'text'; readonly request: AnsweredRequest; readonly text: string; readonly truncated: boolean }
  | { readonly state: 'html' | 'absent' | 'status' | 'failing'; readonly request: AnsweredRequest }
  | { readonly state: 'unread'; readonly request: AnsweredRequest | FailedRequest | null };

/** What was answered for a file. */
export function textFile(requests: Requests, id: RequestId): TextFile {
  const request = requests.get(id);
  if (request === undefined || request.state === 'skipped') return { state: 'unread', request: null };
  if (request.state === 'failed') return { state: 'unread', request };
  if (request.status === 404 || request.status === 410) return { state: 'absent', request };
  if (request.status >= 500) return { state: 'failing', request };
  if (tellsNothing(request.status)) return { state: 'unread', request };
  if (!isSuccess(request.status)) return { state: 'status', request };
  if (request.body?.kind !== 'text') return { state: 'unread', request };
  const { text, truncated } = request.body;
  if (!startsAsHtml(text)) return { state: 'text', request, text, truncated };
  return { state: countsAsAbsent(requests, id) ? 'absent' : 'html', request };
}

/** Whether it is known what the site answers at addresses that do not exist, so that pages can be told from files. */
export function controlIsKnown(requests: Requests): boolean {
  return requests.get('not-found-control')?.state === 'answered';
}
