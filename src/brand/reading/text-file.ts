/**
 * Files of text at a fixed place, such as robots.txt: there, not there, or something else in their place. Sites that
 * answer every URL with a page answer with one for a file as well: it is then the page they answer for a URL that
 * cannot exist, and the file is not there although the server says so with a success.
 */
import type { AnsweredRequest, EvidenceRequest, FailedRequest, RequestId } from '../evidence/evidence';
import { startsAsHtml } from '../basics/html-start';
import { collapse, percentDecoded } from '../basics/text';
import { parseHtml, textOf } from './html';
import { isSuccess, isInconclusive, type Requests } from './responses';

/** Characters of a page that are compared by what they say; a title further down is not one people know the page by. */
const COMPARED = 50_000;

function htmlOf(request: EvidenceRequest | undefined): (AnsweredRequest & { readonly text: string }) | null {
  if (request?.state !== 'answered' || request.status !== 200 || request.body?.kind !== 'text') return null;
  return startsAsHtml(request.body.text) ? { ...request, text: request.body.text } : null;
}

/** A text without the URL that was asked for, which error pages like to repeat. */
function withoutPath(text: string, { url }: AnsweredRequest): string {
  const path = new URL(url).pathname;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return [path, percentDecoded(path), name, percentDecoded(name)].reduce(
    (rest, part) => (part.length > 1 ? rest.replaceAll(part, '') : rest),
    text,
  );
}

function isCut(request: EvidenceRequest | undefined): boolean {
  return request?.state === 'answered' && request.body?.kind === 'text' && request.body.truncated;
}

/**
 * Whether it can be told that a page in a file's place is not what every URL gets: it is known what URLs that
 * do not exist get, and both as a whole.
 */
export function absenceIsKnown(requests: Requests, id: RequestId): boolean {
  const control = requests.get('not-found-control');
  return control?.state === 'answered' && !isCut(control) && !isCut(requests.get(id));
}

/**
 * Whether what was answered to a request counts as absent: like the 404 control it is an HTML page that came with
 * status 200, and both have one title, or one text apart from the requested URL. False if either is not known.
 */
export function countsAsAbsent(requests: Requests, id: RequestId): boolean {
  const answer = htmlOf(requests.get(id));
  const control = htmlOf(requests.get('not-found-control'));
  if (answer === null || control === null) return false;
  const bare = (page: typeof answer) => withoutPath(page.text, page);
  if (bare(answer) === bare(control)) return true;
  const read = (page: typeof answer) => {
    const { all } = parseHtml(page.text.slice(0, COMPARED));
    const of = (tag: string) => all(tag).slice(0, 1).map(textOf).join('');
    return { title: collapse(withoutPath(of('title'), page)), text: collapse(withoutPath(of('body'), page)) };
  };
  const [a, b] = [read(answer), read(control)];
  return (a.title !== '' && a.title === b.title) || (a.text !== '' && a.text === b.text);
}

/**
 * `text`: a success with a text that is no HTML page. `html`: a success with one. `absent`: 404, 410, or a page that
 * counts as absent. `status`: another status that tells something. `failing`: the server's own error (5xx).
 * `unread`: not known to us, `request` null if it was never made.
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
  if (isInconclusive(request.status)) return { state: 'unread', request };
  if (!isSuccess(request.status)) return { state: 'status', request };
  if (request.body?.kind !== 'text') return { state: 'unread', request };
  const { text, truncated } = request.body;
  if (!startsAsHtml(text)) return { state: 'text', request, text, truncated };
  return { state: countsAsAbsent(requests, id) ? 'absent' : 'html', request };
}
