/** Telling pages from other texts by their beginning, as browsers do. */

/**
 * WHATWG MIME Sniffing §7.1: how a resource without a type begins that is HTML. And `meta`, by which pages begin that
 * leave optional tags out.
 */
const HTML_START =
  /^<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|meta|b|body|br|p)[\s>/]/i;

/** What may be before the first tag, in characters: a byte order mark, white space, an XML declaration, comments. */
export const PREAMBLE = 2000;

/** The start of a text without what may be before its first tag. */
function withoutPreamble(text: string): string {
  let rest = text.slice(0, PREAMBLE).replace(/^\ufeff/, '');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.trimStart().replace(/^<\?xml\b[^>]*>/i, '');
    const end = rest.startsWith('<!--') ? rest.indexOf('-->') : -1;
    if (end !== -1) rest = rest.slice(end + 3);
  }
  return rest;
}

/** Whether a text begins as an HTML page does, regardless of its Content-Type. Other XML does not. */
export function startsAsHtml(text: string): boolean {
  return HTML_START.test(`${withoutPreamble(text)} `);
}

/** The root element of a page in XML, whatever its prefix; it may come after a doctype and processing instructions. */
const XHTML_ROOT = /<(?:[A-Za-z_][\w.-]{0,30}:)?html(?=[\s/>])[^<>]*http:\/\/www\.w3\.org\/1999\/xhtml["']/;

/** Whether a text in XML begins as a page does: its root is HTML's, by its namespace. */
export function startsAsXhtml(text: string): boolean {
  return XHTML_ROOT.test(text.slice(0, PREAMBLE));
}

/** How other kinds of XML begin that are served, or pasted, in a page's place. */
const OTHER_XML = /^<(?:!doctype (?:svg|rss)|svg|rss|feed|urlset|sitemapindex|rdf:rdf|opml)[\s>]/i;
/** A tag, as HTML writes one. */
const TAG = /<[a-z][a-z0-9-]*(?:\s[^<>]*)?>/i;

/** Whether a trimmed text has the brackets or quotes of JSON around it. To parse it would take a page's worth of time. */
function isJson(text: string): boolean {
  const end = text.slice(-1);
  if (text.startsWith('"')) return end === '"';
  return text.startsWith('{') ? /^\{\s*["}]/.test(text) && end === '}' : text.startsWith('[') && end === ']';
}

/**
 * Whether a document served in a page's place is a page. JSON, an SVG, a feed, plain text and nothing at all are not:
 * they say nothing about how a brand presents itself. Fragments of HTML are, however they begin.
 */
export function isHtml(text: string): boolean {
  const start = withoutPreamble(text);
  // What was decoded as something else may be a page: the caller reads it to find out.
  if (HTML_START.test(`${start} `) || /[\0\ufffd]/.test(start)) return true;
  const isOtherXml =
    OTHER_XML.test(start) ||
    (/^\s*<\?xml\b/i.test(text) && !/<(?:[a-z][\w.-]{0,30}:)?html[\s>]/i.test(text.slice(0, 4 * PREAMBLE)));
  return !isOtherXml && !isJson(text.trim()) && TAG.test(text);
}
