/** Telling pages from other texts by their beginning, as browsers do. */

/**
 * WHATWG MIME Sniffing §7.1: how a resource without a type begins that is HTML. And `meta`, by which pages begin that
 * leave optional tags out.
 */
const HTML_START =
  /^<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|meta|b|body|br|p)[\s>/]/i;

/** What may be before the first tag, in characters: a byte order mark, white space, an XML declaration, comments. */
export const PREAMBLE = 2000;

/** Whether a text begins as an HTML page does, regardless of its Content-Type. Other XML does not. */
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
