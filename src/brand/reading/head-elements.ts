/**
 * Elements of the head that the parser found in the body. It ends the head at the first thing that may not be there
 * (HTML Standard, the “in head” and “after head” insertion modes), and what was to follow is then part of the body.
 */
import type { HeadElementFacts, MisplacedElement } from '../facts/head-elements';
import type { Statement } from '../facts/statement';
import { clip, collapse, isBlank } from '../basics/text';
import { attribute, tokens, type HtmlElement } from './html';
import { stated, type Reading } from './reading';
import { statement, whereIn } from './statement';

/** Metadata that programs read in the head. Elements with other names may be anywhere. */
const META = new Set(
  (
    'description robots googlebot bingbot viewport referrer theme-color color-scheme application-name ' +
    'apple-mobile-web-app-title generator author keywords google-site-verification fediverse:creator tdm-reservation'
  ).split(' '),
);
const PREFIXES = /^(?:og|twitter|article|book|profile|video|music|product|fb):/;

/** Links that count in the head alone; style sheets and hints for loading are allowed in a body (HTML, “body-ok”). */
const LINKS = ['canonical', 'alternate', 'icon', 'apple-touch-icon', 'manifest', 'amphtml', 'license', 'next', 'prev'];

/** More are counted, not kept. */
const LIMIT = 30;

/** The technical name of what an element states, as in receipts; null if the element may be in a body. */
function sourceOf(element: HtmlElement): string | null {
  if (element.tagName === 'title' || element.tagName === 'base') return element.tagName;
  // Microdata may be stated by such elements anywhere.
  if (attribute(element, 'itemprop') !== null) return null;
  if (element.tagName === 'link') {
    const rel = tokens(element, 'rel');
    const known = LINKS.find((one) => rel.includes(one));
    return known === undefined || attribute(element, 'href') === null ? null : `link:${known}`;
  }
  if (element.tagName !== 'meta') return null;
  if (attribute(element, 'charset') !== null) return 'meta:charset';
  const pragma = attribute(element, 'http-equiv')?.trim().toLowerCase();
  if (pragma !== undefined && pragma !== '') return `meta:${pragma}`;
  const names = [...tokens(element, 'name'), ...tokens(element, 'property')];
  const known = names.find((name) => META.has(name) || PREFIXES.test(name));
  return known === undefined ? null : `meta:${known}`;
}

/** Whether an element is somewhere in the body. Looks a few levels up: what is deeper is content. */
function isInBody(element: HtmlElement): boolean {
  let node = element.parentNode;
  while (node !== null && node.nodeName !== 'body' && node.nodeName !== 'head') {
    node = 'parentNode' in node ? node.parentNode : null;
  }
  return node?.nodeName === 'body';
}

/** The first thing in the body that shows, or that no head may hold: what the parser ended the head for. */
function firstOf(reading: Reading, body: HtmlElement): Statement | null {
  for (const node of body.childNodes) {
    if ('tagName' in node) return stated(reading, node, node.tagName, reading.document.tagOf(node));
    if ('value' in node && !isBlank(node.value)) {
      const text = clip(collapse(node.value), 100);
      return statement(text, whereIn(reading.answer, 'text', reading.document.lineOf(node), text));
    }
  }
  return null;
}

export function headElements(reading: Reading): HeadElementFacts {
  const { document } = reading;
  const [body] = document.all('body');
  const nothing = { pusher: null, misplaced: [], count: 0 };
  if (body === undefined) return nothing;
  const found = ['title', 'base', 'meta', 'link']
    .flatMap((tag) => document.all(tag))
    .flatMap((element) => {
      const source = sourceOf(element);
      return source !== null && isInBody(element) ? [{ element, source, at: document.endOf(element) ?? 0 }] : [];
    })
    .toSorted((a, b) => a.at - b.at);
  if (found.length === 0) return nothing;
  // If the body doesn't start with its tag, something else started it. The head continues as far as it is written.
  const end = document.endOf(body) === null ? document.writtenHeadEnd : 0;
  const misplaced = found.map(({ element, source, at }): MisplacedElement => {
    const tag = document.tagOf(element);
    return { ...stated(reading, element, source, tag), isPushed: at < end };
  });
  return {
    pusher: misplaced.some(({ isPushed }) => isPushed) ? firstOf(reading, body) : null,
    misplaced: misplaced.slice(0, LIMIT),
    count: misplaced.length,
  };
}
