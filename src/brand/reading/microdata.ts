/** Microdata, as the HTML standard reads it. https://html.spec.whatwg.org/multipage/microdata.html#associating-names-with-items */
import { append, attribute, wholeTextOf, words, type HtmlDocument, type HtmlElement } from './html';
import { whereIn, type FoundIn } from './statement';
import { addValue, isFull, localName, resolveIri, type OpenThing, type TextValue, type Thing } from './things';

/** The attribute that holds the value of a property, for each element that has one. */
const SOURCES: ReadonlyMap<string, string> = new Map([
  ['meta', 'content'],
  ...['audio', 'embed', 'iframe', 'img', 'source', 'track', 'video'].map((name) => [name, 'src'] as const),
  ...['a', 'area', 'link'].map((name) => [name, 'href'] as const),
  ['object', 'data'],
  ['data', 'value'],
  ['meter', 'value'],
]);

/** Elements that references to them are followed through, in all: a page could have each item refer to all others. */
const REFERENCE_BUDGET = 100_000;

/** What an element says as a property. Of others than `meta` search engines read `content`, too. */
function textValue(element: HtmlElement): string {
  const source = SOURCES.get(element.tagName);
  if (source !== undefined) return attribute(element, source) ?? '';
  const time = element.tagName === 'time' ? attribute(element, 'datetime') : null;
  return time ?? attribute(element, 'content') ?? wholeTextOf(element);
}

class Reader {
  private readonly things = new Map<HtmlElement, OpenThing>();
  private ids: Map<string, HtmlElement> | null = null;
  private budget = REFERENCE_BUDGET;

  constructor(
    private readonly document: HtmlDocument,
    private readonly answer: FoundIn,
    private readonly base: string,
  ) {}

  /** The first element with an id. */
  private byId(id: string): HtmlElement | undefined {
    if (this.ids === null) {
      this.ids = new Map();
      for (const element of this.document.elements.toReversed()) {
        const own = attribute(element, 'id');
        if (own !== null) this.ids.set(own, element);
      }
    }
    return this.ids.get(id);
  }

  /** The thing that an item describes; each is read once, however many refer to it. */
  thing(item: HtmlElement): Thing {
    const known = this.things.get(item);
    if (known !== undefined) return known;
    const id = attribute(item, 'itemid');
    const types = words(item, 'itemtype').map(localName);
    const thing: OpenThing = {
      types,
      id: id === null ? null : resolveIri(id.trim(), this.base),
      properties: new Map(),
      where: () =>
        whereIn(this.answer, `microdata:${types[0] ?? 'Thing'}`, this.document.lineOf(item), this.document.tagOf(item)),
    };
    this.things.set(item, thing);
    this.pending.push(item);
    return thing;
  }

  isRead(item: HtmlElement): boolean {
    return this.things.has(item);
  }

  /** Items found that are not read yet: items within items would otherwise exhaust the call stack. */
  private readonly pending: HtmlElement[] = [];

  /** Reads the properties of all items found so far, and of those within. */
  readProperties(): void {
    for (let item = this.pending.pop(); item !== undefined; item = this.pending.pop()) {
      const thing = this.things.get(item);
      if (thing !== undefined) for (const element of this.propertiesOf(item)) this.add(thing, element);
    }
  }

  /** Elements that are properties of an item: below it, and below those that it refers to. */
  private *propertiesOf(item: HtmlElement): Generator<HtmlElement> {
    const referred = words(item, 'itemref').flatMap((id) => this.byId(id) ?? []);
    const seen = referred.length === 0 ? null : new Set([item]);
    const stack = [...referred.toReversed(), ...item.childNodes.toReversed()];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      if (!('tagName' in node)) continue;
      if (seen !== null) {
        if (seen.has(node) || this.budget-- <= 0) continue;
        seen.add(node);
      }
      if (attribute(node, 'itemprop') !== null) yield node;
      if (attribute(node, 'itemscope') === null) for (const child of node.childNodes.toReversed()) stack.push(child);
    }
  }

  private add(thing: OpenThing, element: HtmlElement): void {
    const owner = thing.types[0] ?? 'Thing';
    const names = words(element, 'itemprop').map(localName);
    const kept = names.filter((name) => !isFull(thing, name));
    if (kept.length === 0) return;
    const isItem = attribute(element, 'itemscope') !== null;
    // Read once for all its names.
    const value = isItem ? this.thing(element) : textValue(element);
    const language = attribute(element, 'lang')?.trim().toLowerCase();
    for (const name of kept) {
      const text = (said: string): TextValue => ({
        text: said,
        ...(language === undefined ? {} : { language }),
        where: () =>
          whereIn(
            this.answer,
            `microdata:${owner}.${name}`,
            this.document.lineOf(element),
            this.document.tagOf(element),
          ),
      });
      addValue(thing, name, typeof value === 'string' ? text(value) : value);
    }
  }
}

/** An item that is no property of another, and the element it begins with. */
export interface TopItem {
  readonly element: HtmlElement;
  readonly thing: Thing;
}

/** The items of a document that are no properties; `byId` gets those with an id. */
export function readMicrodata(
  document: HtmlDocument,
  answer: FoundIn,
  base: string,
  byId: Map<string, Thing[]>,
): readonly TopItem[] {
  const reader = new Reader(document, answer, base);
  const items = document.items
    .filter((element) => words(element, 'itemprop').length === 0)
    .map((element) => ({ element, thing: reader.thing(element) }));
  reader.readProperties();
  // A property of nothing is an item of its own, as search engines take it.
  for (const element of document.items) {
    if (reader.isRead(element)) continue;
    items.push({ element, thing: reader.thing(element) });
    reader.readProperties();
  }
  for (const { thing } of items) if (thing.id !== null) append(byId, thing.id, thing, ITEMS_OF_ID);
  return items;
}

/** Items with one id that are joined. */
const ITEMS_OF_ID = 100;
