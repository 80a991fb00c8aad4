/**
 * Files that are not there although the server says so with a success: sites that answer every address with a page.
 * What they answer for a file is then the page they answer for an address that cannot exist.
 */
import type { AnsweredRequest, EvidenceRequest, RequestId } from '../evidence';
import { collapse } from '../text';
import { parseHtml, textOf } from './html';
import type { Requests } from './responses';

/** WHATWG MIME Sniffing §7.1: how a resource without a type begins that is HTML. */
const HTML_START = /^<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s>/]/i;

/** What may stand before the first tag: a byte order mark, white space, an XML declaration, comments. */
const PREAMBLE = 2000;

/** Whether a text begins as an HTML page does, whatever its Content-Type says. Other XML does not. */
export function startsAsHtml(text: string): boolean {
  let rest = text.slice(0, PREAMBLE).replace(/^\ufeff/, '');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.trimStart().replace(/^<\?xml\b[^>]*>/i, '');
    const end = rest.startsWith('<!--') ? rest.indexOf('-->') : -1;
    if (end !== -1) rest = rest.slice(end + 3);
  }
  return HTML_START.test(`${rest} `);
}

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
  return [path, decoded(path), name, decoded(name)].reduce(
    (rest, part) => (part.length > 1 ? rest.replaceAll(part, '') : rest),
    text,
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
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
