/** Text and background colours that a page declares together, for elements it has. */
import { contrast, hexOf, parseColour } from '../basics/colours';
import type { AccessFacts, ColourPair } from '../facts/access';
import { collapse } from '../basics/text';
import { append, attribute, scriptText, tokens, type HtmlElement } from './html';
import type { Reading } from './reading';
import { statement, whereIn } from './statement';
import { declarations, flatRules } from './style-rules';

/** Pairs kept in the facts. */
const KEPT = 10;
/** Rules and style attributes with both colours that are looked at; more decide nothing. */
const PAIR_LIMIT = 500;
/** Elements of one class or type that are compared with a selector. */
const ELEMENT_LIMIT = 100;

type Found = Omit<ColourPair, 'value' | 'where'>;

/** The opaque text and background colour a block of declarations sets; null if one is not set, or not opaque. */
function pairIn(block: string): Found | null {
  if (!/color/i.test(block) || !/background/i.test(block)) return null;
  const set = declarations(block);
  const names = [...set.keys()];
  const last =
    names.lastIndexOf('background') > names.lastIndexOf('background-color') ? 'background' : 'background-color';
  // An image may be over the colour.
  const image = set.get('background-image');
  const text = parseColour(set.get('color') ?? '');
  const background = parseColour(set.get(last) ?? '');
  if (text === null || background === null || (image !== undefined && image.toLowerCase() !== 'none')) return null;
  return { text: hexOf(text), background: hexOf(background), ratio: contrast(text, background) };
}

/** Elements by the simple selectors that match them: `p`, `#id`, `.class`. */
class ElementIndex {
  /** Simple selector → for each of its elements all that match it. */
  private readonly elements = new Map<string, ReadonlySet<string>[]>();
  private readonly known = new Map<string, boolean>();

  constructor(elements: readonly HtmlElement[]) {
    for (const element of elements) {
      const classes = (attribute(element, 'class') ?? '').split(/[\t\n\f\r ]+/).map((name) => `.${name}`);
      const selectors = new Set([element.tagName, `#${attribute(element, 'id') ?? ''}`, ...classes]);
      for (const selector of selectors) append(this.elements, selector, selectors, ELEMENT_LIMIT);
    }
  }

  /** Whether a compound of a type, classes and ids, and nothing else, matches an element of the document. */
  matches(selector: string): boolean {
    const known = this.known.get(selector);
    if (known !== undefined) return known;
    const found = this.find(selector);
    this.known.set(selector, found);
    return found;
  }

  private find(selector: string): boolean {
    const [whole, name = '', rest = ''] = /^([a-z][a-z0-9]*)?((?:[.#][a-z_][\w-]*)*)$/i.exec(selector) ?? [];
    if (whole === undefined || whole === '') return false;
    const type = name.toLowerCase();
    const parts = rest.match(/[.#][^.#]+/g) ?? [];
    // Ids name the fewest elements, types the most.
    const rarest = parts.find((part) => part.startsWith('#')) ?? parts[0] ?? type;
    const wanted = type === '' ? parts : [type, ...parts];
    return (this.elements.get(rarest) ?? []).some((selectors) => wanted.every((one) => selectors.has(one)));
  }
}

/** Pairs of `<style>` elements that hold for screens. */
function* sheetPairs(reading: Reading): Generator<ColourPair> {
  let index: ElementIndex | null = null;
  for (const style of reading.document.all('style')) {
    const media = tokens(style, 'media').join(' ');
    if (media !== '' && media !== 'all' && media !== 'screen') continue;
    const { text, line } = scriptText(style);
    for (const { prelude, body, lines } of flatRules(text)) {
      const pair = pairIn(body);
      if (pair === null) continue;
      index ??= new ElementIndex(reading.document.elements);
      const known = index;
      const selector = prelude
        .split(',', 50)
        .map((one) => one.trim())
        .find((one) => known.matches(one));
      if (selector === undefined) continue;
      const start = line ?? reading.document.lineOf(style);
      const where = whereIn(
        reading.answer,
        'style',
        start === null ? null : start + lines,
        collapse(`${prelude} {${body}}`),
      );
      yield { ...statement(selector, where), ...pair };
    }
  }
}

/** Pairs of style attributes. */
function* attributePairs(reading: Reading): Generator<ColourPair> {
  const { document, answer } = reading;
  for (const element of document.elements) {
    const style = attribute(element, 'style');
    const pair = style === null ? null : pairIn(style);
    if (pair === null) continue;
    const where = whereIn(answer, 'style-attribute', document.lineOf(element), document.tagOf(element));
    yield { ...statement(element.tagName, where), ...pair };
  }
}

/** Colours declared in pairs, the lowest contrast first; pairs of the same colours count once. */
export function colourPairs(reading: Reading): AccessFacts['colours'] {
  const pairs = new Map<string, ColourPair>();
  for (const source of [sheetPairs(reading), attributePairs(reading)]) {
    let left = PAIR_LIMIT;
    for (const pair of source) {
      if (left-- <= 0) break;
      const key = `${pair.text} ${pair.background}`;
      if (!pairs.has(key)) pairs.set(key, pair);
    }
  }
  const lowest = [...pairs.values()].toSorted((a, b) => a.ratio - b.ratio).slice(0, KEPT);
  return { count: pairs.size, lowest };
}
