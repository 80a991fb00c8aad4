/** Files that a server answers for although it does not have them. */
import type { AnsweredRequest, RequestId } from '../evidence';
import { isSuccess, type Requests } from './responses';

/** Media type of an answer in lower case, without parameters; '' where it names none. */
export function mediaTypeOf(answer: AnsweredRequest): string {
  const type = answer.headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  return (type.split(';', 1)[0] ?? '').trim().toLowerCase();
}

function isPage(answer: AnsweredRequest): boolean {
  return isSuccess(answer.status) && ['text/html', 'application/xhtml+xml'].includes(mediaTypeOf(answer));
}

/**
 * Whether an answer counts as absent: it is a page, and so is the answer for an address that does not exist (the 404
 * control). False where either is not known.
 */
export function countsAsAbsent(requests: Requests, id: RequestId): boolean {
  const answer = requests.get(id);
  const control = requests.get('not-found-control');
  return answer?.state === 'answered' && control?.state === 'answered' && isPage(answer) && isPage(control);
}
