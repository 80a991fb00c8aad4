/**
 * Reads structured data as things with properties, in either syntax: JSON-LD 1.1 in script elements and
 * microdata. Contexts are not resolved: the vocabulary is taken to be schema.org's, prefixes and namespaces are
 * dropped. RDFa is not read.
 */
import type { JsonLdFacts } from '../facts/facts';
import type { SourceLocation, Statement } from '../facts/statement';
import { collapse } from '../basics/text';
import { append, attribute, scriptText, textOf, tokens, type HtmlDocument, type HtmlElement } from './html';
import { readJson, type JsonMember, type JsonNode } from './json';
import { type FoundIn, lineAt, whereIn } from './statement';

/** A stated text with its place, worked out only when it is asked for. */
export interface TextValue {
  readonly text: string;
  readonly where: () => SourceLocation;
}

export interface Thing {
  /** Types without vocabulary, e.g. `Organization`. */
  readonly types: readonly string[];
  /** The `@id` or `itemid`, resolved; null if the thing is anonymous. */
  readonly id: string | null;
  readonly properties: ReadonlyMap<string, readonly (TextValue | Thing)[]>;
  readonly where: () => SourceLocation;
}

export interface StructuredData {
  /** Things that are at the top of a block or item. */
  readonly roots: readonly Thing[];
  /** Everything said about the thing with an id, wherever it is said. */
  readonly byId: ReadonlyMap<string, readonly Thing[]>;
  readonly jsonLd: JsonLdFacts;
}

/** More blocks than this are not read, nor reported. */
const BLOCK_LIMIT = 200;

/** `https://schema.org/Organization`, `schema:Organization` and `Organization` are one type. */
function local(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('#'), name.lastIndexOf(':')) + 1);
}

export function isThing(value: TextValue | Thing): value is Thing {
  return 'properties' in value;
}

/** Values of one property beyond these are not kept. */
const VALUE_LIMIT = 1000;

/** Places that describe the same thing; what is said about it in more is not joined. */
const STATEMENT_LIMIT = 100;

type Properties = Map<string, (TextValue | Thing)[]>;

interface Block {
  readonly text: string;
  readonly line: number | null;
  readonly answer: FoundIn;
  readonly base: string;
  readonly byId: Map<string, Thing[]>;
}

function member(node: JsonNode, key: string): JsonNode | null {
  return node.kind === 'object' ? (node.members.find((candidate) => candidate.key === key)?.value ?? null) : null;
}

function strings(node: JsonNode | null): readonly string[] {
  if (node === null) return [];
  if (node.kind === 'array') return node.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []));
  return node.kind === 'string' ? [node.value] : [];
}

function resolve(id: string, base: string): string {
  try {
    return new URL(id, base).href;
  } catch {
    return id;
  }
}

function whereInBlock(block: Block, source: string, start: number, end: number): SourceLocation {
  const line = block.line === null ? null : block.line + lineAt(block.text, start) - 1;
  return whereIn(block.answer, source, line, collapse(block.text.slice(start, Math.min(end, start + 300))));
}

/** The values a member of a JSON-LD node has. `owner` names the node's type in receipts. */
function values(node: JsonNode, from: JsonMember, owner: string, block: Block): readonly (TextValue | Thing)[] {
  if (node.kind === 'array') return node.items.flatMap((item) => values(item, from, owner, block));
  if (node.kind === 'object') {
    const value = member(node, '@value') ?? member(node, '@set') ?? member(node, '@list');
    if (value !== null) return values(value, from, owner, block);
    return [thingOf(node, block, `${owner}.${local(from.key)}`)];
  }
  if (node.kind === 'literal' && node.value === 'null') return [];
  const source = `jsonld:${owner}.${local(from.key)}`;
  // An item of a long list shows itself, not the start of the list.
  const start = from.value === node ? from.start : node.start;
  return [{ text: node.value, where: () => whereInBlock(block, source, start, node.end) }];
}

/** A node without a type, a reference for instance, is named by its location: `place`. */
function thingOf(node: JsonNode & { kind: 'object' }, block: Block, place = 'Thing'): Thing {
  const types = [...strings(member(node, '@type')), ...strings(member(node, 'type'))].map(local);
  const rawId = strings(member(node, '@id'))[0];
  const id = rawId === undefined ? null : resolve(rawId, block.base);
  const owner = types[0] ?? 'Thing';
  const properties: Properties = new Map();
  for (const entry of node.members) {
    if (entry.key.startsWith('@')) continue;
    for (const value of values(entry.value, entry, owner, block))
      append(properties, local(entry.key), value, VALUE_LIMIT);
  }
  const thing: Thing = {
    types,
    id,
    properties,
    where: () => whereInBlock(block, `jsonld:${types[0] ?? place}`, node.start, node.end),
  };
  if (id !== null) append(block.byId, id, thing, STATEMENT_LIMIT);
  return thing;
}

function rootsOf(node: JsonNode, block: Block): readonly Thing[] {
  if (node.kind === 'array') return node.items.flatMap((item) => rootsOf(item, block));
  if (node.kind !== 'object') return [];
  const graph = member(node, '@graph');
  const own = node.members.some(({ key }) => key !== '@context' && key !== '@graph') ? [thingOf(node, block)] : [];
  return graph === null ? own : [...own, ...rootsOf(graph, block)];
}

/** The attribute that holds the value of a microdata property, as the HTML standard defines it for each element. */
const MICRODATA_SOURCES: ReadonlyMap<string, string> = new Map([
  ['meta', 'content'],
  ['a', 'href'],
  ['link', 'href'],
  ['area', 'href'],
  ['img', 'src'],
  ['object', 'data'],
]);

function microdataText(element: HtmlElement): string {
  const source = MICRODATA_SOURCES.get(element.tagName);
  return source === undefined
    ? (attribute(element, 'content') ?? textOf(element, true))
    : (attribute(element, source) ?? '');
}

/** Types of what a page is made of, not of what it is about. */
const FURNITURE = new Set(
  (
    'WebPage WebPageElement SiteNavigationElement WPHeader WPFooter WPSideBar WPAdBlock BreadcrumbList Breadcrumb ' +
    'ListItem ItemList ImageObject SearchAction Thing'
  ).split(' '),
);

/** Whether an item says something about what the page is about, in the vocabulary that search engines know. */
function describes(item: HtmlElement, { types, properties }: Thing): boolean {
  const isKnown = /^\s*https?:\/\/schema\.org\//i.test(attribute(item, 'itemtype') ?? '');
  return isKnown && properties.size > 0 && types[0] !== undefined && !FURNITURE.has(types[0]);
}

/** Nested items below this depth are left out. */
const ITEM_DEPTH = 8;

function microdataThing(item: HtmlElement, document: HtmlDocument, answer: FoundIn, base: string, depth = 0): Thing {
  const types = (attribute(item, 'itemtype') ?? '').split(/\s+/).filter(Boolean).map(local);
  const owner = types[0] ?? 'Thing';
  const rawId = attribute(item, 'itemid');
  const properties: Properties = new Map();
  const stack = item.childNodes.toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!('tagName' in node)) continue;
    const element = node;
    const isItem = attribute(element, 'itemscope') !== null;
    const names = (attribute(element, 'itemprop') ?? '').split(/\s+/).filter(Boolean).map(local);
    const kept = names.filter((name) => (properties.get(name)?.length ?? 0) < VALUE_LIMIT);
    if (kept.length > 0 && (!isItem || depth < ITEM_DEPTH)) {
      // Read once for all its names: items within items would otherwise multiply.
      const value = isItem
        ? microdataThing(element, document, answer, base, depth + 1)
        : { text: microdataText(element) };
      for (const name of kept) {
        const where = () =>
          whereIn(answer, `microdata:${owner}.${name}`, document.lineOf(element), document.tagOf(element));
        append(properties, name, 'text' in value ? { ...value, where } : value, VALUE_LIMIT);
      }
    }
    if (!isItem) for (const child of element.childNodes.toReversed()) stack.push(child);
  }
  return {
    types,
    id: rawId === null ? null : resolve(rawId, base),
    properties,
    where: () => whereIn(answer, `microdata:${owner}`, document.lineOf(item), document.tagOf(item)),
  };
}

/** Reads all structured data of a document; relative ids are resolved against `base`. */
export function readStructuredData(document: HtmlDocument, answer: FoundIn, base: string): StructuredData {
  const byId = new Map<string, Thing[]>();
  const roots: Thing[] = [];
  const broken: SourceLocation[] = [];
  const repaired: SourceLocation[] = [];
  const blocks = document
    .all('script')
    .filter((script) => /^application\/ld\+json\s*(;|$)/i.test((attribute(script, 'type') ?? '').trim()))
    .slice(0, BLOCK_LIMIT);
  for (const script of blocks) {
    const { text, line } = scriptText(script);
    const block: Block = { text, line, answer, base, byId };
    const result = readJson(text);
    const start = line ?? document.lineOf(script);
    if (!result.ok) {
      const at = start === null ? null : start + lineAt(text, result.at) - 1;
      broken.push(whereIn(answer, 'jsonld', at, text.slice(Math.max(0, result.at - 40), result.at + 40).trim()));
      continue;
    }
    if (!result.strict) repaired.push(whereIn(answer, 'jsonld', start, document.tagOf(script)));
    for (const root of rootsOf(result.node, block)) roots.push(root);
  }
  let microdata: Statement | null = null;
  for (const item of document.items) {
    if (tokens(item, 'itemprop').length > 0) continue;
    const thing = microdataThing(item, document, answer, base);
    roots.push(thing);
    if (microdata === null && describes(item, thing)) {
      microdata = { value: thing.types[0] ?? '', where: thing.where() };
    }
  }
  return { roots, byId, jsonLd: { blocks: blocks.length, broken, repaired, microdata } };
}
