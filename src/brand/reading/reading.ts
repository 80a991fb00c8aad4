/** A home page opened for reading: what every part of the extraction reads from. */
import type { AnsweredRequest } from '../evidence/evidence';
import { isStandIn } from '../evidence/page-evidence';
import type { PropertyStatement } from '../facts/facts';
import { anyUrl, webUrl } from '../urls/sites';
import { parametersOf, parseLinkHeader } from '../basics/link-header';
import { isXmlType, mediaTypeOf as mediaTypeOfFields, type MediaType } from '../basics/media-type';
import { isBlank } from '../basics/text';
import { attribute, parseHtml, tokens, type HtmlDocument, type HtmlElement } from './html';
import { PAGE_LIMITS } from './page-limits';
import { statement, urlStatement, whereIn, type FoundIn } from './statement';
import { parseXhtml } from './xhtml';
import type { SourceLocation, Statement, UrlStatement } from '../facts/statement';

/** What is read of the answer that holds a page, besides its text. */
type PageAnswer = Pick<AnsweredRequest, 'id' | 'url' | 'finalUrl' | 'headers' | 'body'>;

export interface Reading {
  readonly document: HtmlDocument;
  /** The answer that holds it, and its name in receipts. */
  readonly home: PageAnswer;
  readonly answer: FoundIn;
  /** The page's own URL, the one it states where no other is known; null if it has none. */
  readonly page: Readonly<URL> | null;
  /** Absolute URL that URLs in the document are resolved against. */
  readonly base: string;
  /** A URL of the web as the document names it, resolved; null for anything else. Each is parsed once. */
  readonly resolve: (reference: string) => Readonly<URL> | null;
  /** Named properties of meta elements, those that show nothing left out, in document order. */
  readonly properties: readonly PropertyStatement[];
  /** Meta elements that show nothing, of properties that no other one states. */
  readonly blanks: readonly SourceLocation[];
  /** False if the document is only known in part, so that absences prove nothing. */
  readonly complete: boolean;
}

/** Links beyond these are not kept: nothing is decided by the fiftieth canonical. */
const LINK_LIMIT = 50;

/** Empty meta elements that are kept; each is of another property. */
const BLANK_LIMIT = 50;

/** How much of the start of a text we look at to tell what it is and how it was decoded, in UTF-16 units. */
const START = 1024;

/** Something an element states; `source` is a stable code such as `meta:robots`. */
export function stated(
  { document, answer }: Pick<Reading, 'document' | 'answer'>,
  element: HtmlElement,
  source: string,
  value: string,
): Statement {
  return statement(value, whereIn(answer, source, document.lineOf(element), document.tagOf(element)));
}

/** The header fields of one name, in order. */
export function headers(answer: PageAnswer, name: string): readonly string[] {
  return answer.headers.filter(([key]) => key === name).map(([, value]) => value);
}

/** The media type an answer states, and its charset; null if it states none that can be parsed. */
export function mediaTypeOf({ headers: fields }: Pick<PageAnswer, 'headers'>): MediaType | null {
  return mediaTypeOfFields(fields.map(([name, value]) => ({ name, value })));
}

/**
 * Whether a page is served as XML: by its media type, or, where none is stated, as it begins (MIME Sniffing). What was
 * handed to us has no headers, and is HTML.
 */
export function isXhtml({ home }: { readonly home: PageAnswer }): boolean {
  const media = mediaTypeOf(home);
  if (media !== null) return isXmlType(media.essence);
  return (
    home.headers.length > 0 && home.body?.kind === 'text' && /^[\t\n\f\r ]*<\?xml/.test(home.body.text.slice(0, START))
  );
}

/** A link in a header field (RFC 8288) that is about the page. */
export interface HeaderLink {
  /** As written between the angle brackets. */
  readonly target: string;
  /** The relations, in lower case. */
  readonly rel: readonly string[];
  /** Languages of the link's target. */
  readonly hreflang: readonly string[];
  /** Media type of the link's target; null if the link doesn't say. */
  readonly type: string | null;
  /** The link as written. */
  readonly text: string;
}

/** The links about the page that an answer's Link header fields name. Takes time linear in their length. */
export function headerLinks(answer: PageAnswer): readonly HeaderLink[] {
  return headers(answer, 'link')
    .flatMap(parseLinkHeader)
    .flatMap((link) => {
      const [anchor] = parametersOf(link, 'anchor');
      // A link may be about something else than what was answered (§3.2).
      if (anchor !== undefined && webUrl(anchor, answer.finalUrl)?.href !== webUrl(answer.finalUrl)?.href) return [];
      // If there are several `rel`, the first counts (§3.3).
      const [rel = ''] = parametersOf(link, 'rel');
      return {
        target: link.target,
        rel: rel.toLowerCase().split(/[\t\n\r ]+/),
        hreflang: parametersOf(link, 'hreflang'),
        type: parametersOf(link, 'type')[0] ?? null,
        text: link.text,
      };
    });
}

/** Named properties of meta elements; `property` may hold several names (RDFa). */
function metaProperties(page: Pick<Reading, 'document' | 'answer'>): Pick<Reading, 'properties' | 'blanks'> {
  const properties: PropertyStatement[] = [];
  const blanks = new Map<string, SourceLocation>();
  for (const meta of page.document.all('meta')) {
    const content = (attribute(meta, 'content') ?? '').trim();
    for (const property of new Set([...tokens(meta, 'property'), ...tokens(meta, 'name')])) {
      // X's own examples had `value` at first, and it still reads that.
      const value =
        isBlank(content) && property.startsWith('twitter:') ? (attribute(meta, 'value') ?? '').trim() : content;
      if (!isBlank(value)) properties.push({ ...stated(page, meta, `meta:${property}`, value), property });
      else if (blanks.size < BLANK_LIMIT && !blanks.has(property))
        blanks.set(property, stated(page, meta, `meta:${property}`, '').where);
    }
  }
  for (const { property } of properties) blanks.delete(property);
  return { properties, blanks: [...blanks.values()] };
}

/** What the properties of one name state. */
export function statementsOf(properties: readonly PropertyStatement[], name: string): readonly Statement[] {
  return properties.filter(({ property }) => property === name).map(({ value, where }) => ({ value, where }));
}

/** Resolved URLs of `<link>` elements of one relation; only of those that `accept` takes, if given. */
export function links(
  reading: Reading,
  rel: string,
  accept: (link: HtmlElement) => boolean = () => true,
): readonly UrlStatement[] {
  return reading.document
    .all('link')
    .filter((link) => tokens(link, 'rel').includes(rel) && attribute(link, 'href') !== null && accept(link))
    .slice(0, LINK_LIMIT)
    .map((link) => {
      const { where } = stated(reading, link, `link:${rel}`, '');
      return urlStatement(attribute(link, 'href') ?? '', reading.base, where);
    });
}

/**
 * Whether a text was decoded wrongly. Markup in UTF-16 that was read byte by byte has a null with every letter, which
 * becomes U+FFFD when fetched. Encodings that are no longer supported leave only U+FFFD (`replacement`).
 */
function isMisread(text: string): boolean {
  const start = text.slice(0, START);
  const share = (character: string) => (start.split(character).length - 1) / Math.max(1, start.length);
  return share('\0') > 0.25 || share('\ufffd') > 0.4;
}

/** Resolves references against a base, and remembers them: a page names most of its links more than once. */
function resolver(base: string): Reading['resolve'] {
  const known = new Map<string, Readonly<URL> | null>();
  return (reference) => {
    const before = known.get(reference);
    if (before !== undefined) return before;
    const url = webUrl(reference, base);
    known.set(reference, url);
    return url;
  };
}

/**
 * What addresses in a document are resolved against: its first base element with an address, whatever that is, else its
 * own URL (HTML standard: frozen base URL). A base that nothing can be relative to, such as `mailto:`, leaves only
 * absolute addresses.
 */
function baseOf(document: HtmlDocument, ownUrl: string): string {
  const href = document
    .all('base')
    .map((element) => attribute(element, 'href'))
    .find((value) => value !== null);
  const base = href === undefined ? null : anyUrl(href, ownUrl);
  return base === null || ['data:', 'javascript:'].includes(base.protocol) ? ownUrl : base.href;
}

/** The URL that a page states for itself: og:url and canonical link have to agree on its path if both are there. */
function statedAddress(document: HtmlDocument, properties: readonly PropertyStatement[]): string | null {
  const canonicals = document.all('link').filter((link) => tokens(link, 'rel').includes('canonical'));
  const stated = [
    ...statementsOf(properties, 'og:url').map(({ value }) => value),
    ...canonicals.map((link) => attribute(link, 'href') ?? ''),
  ];
  const first = stated.map((value) => webUrl(value)).find((url) => url !== null);
  if (first === undefined) return null;
  return stated.every((value) => webUrl(value, first.href)?.pathname === first.pathname) ? first.href : null;
}

/** Opens a page that was answered with text. */
export function openPage(home: PageAnswer, text: string, truncated: boolean): Reading {
  const document = (isXhtml({ home }) ? parseXhtml : parseHtml)(text.slice(0, PAGE_LIMITS.characters));
  const answer: FoundIn = { request: home.id, url: home.finalUrl };
  const { properties, blanks } = metaProperties({ document, answer });
  const url = (isStandIn(home.finalUrl) ? statedAddress(document, properties) : null) ?? home.finalUrl;
  const base = baseOf(document, url);
  const complete = document.complete && !truncated && text.length <= PAGE_LIMITS.characters && !isMisread(text);
  return {
    document,
    home,
    answer,
    page: webUrl(url),
    base,
    resolve: resolver(base),
    properties,
    blanks,
    complete,
  };
}

/** Stands for a page that could not be read: it states what an empty one does. */
export const UNREAD: Reading = openPage({ id: 'https-home', url: '', finalUrl: '', headers: [], body: null }, '', true);
