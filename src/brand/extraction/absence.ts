/**
 * Files that are not there although the server says so with a success: sites that answer every address with a page.
 * What they answer for a file is then the page they answer for an address that cannot exist.
 */
import type { AnsweredRequest, EvidenceRequest, RequestId } from '../evidence';
import { startsAsHtml } from '../html-start';
import { collapse, percentDecoded } from '../text';
import { parseHtml, textOf } from './html';
import type { Requests } from './responses';

/** Characters of a page that are compared by what they say; a title further down is no title people know it by. */
const COMPARED = 50_000;

function htmlOf(request: EvidenceRequest | undefined): (AnsweredRequest & { readonly text: string }) | null {
  if (request?.state !== 'answered' || request.status !== 200 || request.body?.kind !== 'text') return null;
  return startsAsHtml(request.body.text) ? { ...request, text: request.body.text } : null;
}

/** A text without the address that was asked for, which error pages like to repeat. */
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
 * Whether it can be told that a page in a file's place is not what every address gets: it is known what addresses that
 * do not exist get, and both as a whole.
 */
export function absenceIsKnown(requests: Requests, id: RequestId): boolean {
  const control = requests.get('not-found-control');
  return control?.state === 'answered' && !isCut(control) && !isCut(requests.get(id));
}

/**
 * Whether what was answered to a request counts as absent: like the 404 control it is an HTML page that came with
 * status 200, and both have one title, or one text but for the address asked for. False where either is not known.
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
