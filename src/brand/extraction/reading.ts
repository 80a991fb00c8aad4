/** A home page opened for reading: what every part of the extraction reads from. */
import type { AnsweredRequest } from '../evidence';
import type { PropertyStatement, Statement, UrlStatement } from '../facts';
import { webUrl } from '../sites';
import { attribute, parseHtml, tokens, type HtmlDocument, type HtmlElement } from './html';
import { statement, urlStatement, whereIn, type Answer } from './statement';

export interface Reading {
  readonly document: HtmlDocument;
  /** The answer that holds it, and its name in receipts. */
  readonly home: AnsweredRequest;
  readonly answer: Answer;
  /** Absolute URL that addresses in the document are resolved against. */
  readonly base: string;
  /** Named properties of meta elements, empty ones left out, in document order. */
  readonly properties: readonly PropertyStatement[];
  /** False where the document is only known in part, so that absences prove nothing. */
  readonly complete: boolean;
}

/** Links beyond these are not kept: nothing is decided by the fiftieth canonical. */
const LINK_LIMIT = 50;

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
export function headers(answer: AnsweredRequest, name: string): readonly string[] {
  return answer.headers.filter(([key]) => key === name).map(([, value]) => value);
}

/** Named properties of meta elements; `property` may hold several names (RDFa). */
function metaProperties(page: Pick<Reading, 'document' | 'answer'>): readonly PropertyStatement[] {
  const properties: PropertyStatement[] = [];
  for (const meta of page.document.all('meta')) {
    const value = (attribute(meta, 'content') ?? '').trim();
    if (value === '') continue;
    for (const property of new Set([...tokens(meta, 'property'), ...tokens(meta, 'name')])) {
      properties.push({ ...stated(page, meta, `meta:${property}`, value), property });
    }
  }
  return properties;
}

/** Addresses of `<link>` elements of one relation, resolved; of those that `accept` takes where it is given. */
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

/** Opens a page that was answered with text. */
export function openPage(home: AnsweredRequest, text: string, truncated: boolean): Reading {
  const document = parseHtml(text);
  const answer: Answer = { request: home.id, url: home.finalUrl };
  const baseHref = document
    .all('base')
    .map((element) => attribute(element, 'href'))
    .find((href) => href !== null);
  const base = (baseHref === undefined ? null : webUrl(baseHref, home.finalUrl))?.href ?? home.finalUrl;
  const properties = metaProperties({ document, answer });
  return { document, home, answer, base, properties, complete: document.complete && !truncated };
}
