/**
 * Reads JSON-LD 1.1 as things: what expansion makes of a document, without its vocabularies. Not read: what other
 * documents say (`@import`, contexts by URL but schema.org's), `@json` values, `@direction`.
 * https://www.w3.org/TR/json-ld11-api/#expansion-algorithms
 */
import { collapse } from '../basics/text';
import type { SourceLocation } from '../facts/statement';
import { append } from './html';
import type { JsonMember, JsonNode } from './json';
import { Context, type Term } from './json-ld-context';
import { lineAt, whereIn, type FoundIn } from './statement';
import { addValue, localName, resolveIri, type OpenThing, type TextValue, type Thing } from './things';

/** A script element with JSON-LD. */
export interface JsonLdBlock {
  readonly text: string;
  /** Line at which the text starts; null if it is not known. */
  readonly line: number | null;
  readonly answer: FoundIn;
  readonly base: string;
  /** Tells the block's blank nodes from those of others. */
  readonly index: number;
  /** Everything said about the thing with an id, in this block and others. */
  readonly byId: Map<string, Thing[]>;
}

/** Places that describe the same thing; what is said about it in more is not joined. */
const STATEMENT_LIMIT = 100;

/** Types of one thing whose contexts are read. */
const SCOPED_LIMIT = 8;

/** How much of a value is shown. */
const SNIPPET = 300;

/** What is being read within what. */
interface Place {
  /** Type of the thing whose property is read, for receipts. */
  readonly owner: string;
  readonly property: string;
  readonly from: JsonMember;
}

type JsonObject = JsonNode & { readonly kind: 'object' };

const UNTYPED = 'Thing';

class Reader {
  readonly roots: Thing[] = [];

  constructor(private readonly block: JsonLdBlock) {}

  private where(source: string, start: number, end: number): SourceLocation {
    const { text, line, answer } = this.block;
    const at = line === null ? null : line + lineAt(text, start) - 1;
    return whereIn(answer, source, at, collapse(text.slice(start, Math.min(end, start + SNIPPET))));
  }

  private local(context: Context, node: JsonObject): Context {
    const stated = node.members.find(({ key }) => key === '@context');
    return stated === undefined ? context : context.extended(stated.value, this.block.base);
  }

  /** The context that holds within the values of a term. */
  private scoped(context: Context, term: Term | null, propagates = true): Context {
    const own = term?.context ?? null;
    return own === null ? context : context.extended(own, this.block.base, propagates);
  }

  /** An id as an IRI; blank nodes are each block's own. */
  private idOf(value: string, context: Context): string | null {
    const iri = context.iri(value, false, true);
    return iri?.startsWith('_:') === true ? `_:${String(this.block.index)}.${iri.slice(2)}` : iri;
  }

  /** The things at the top of a document or a graph. */
  read(node: JsonNode, context: Context): void {
    if (node.kind === 'array') for (const item of node.items) this.read(item, context);
    if (node.kind !== 'object') return;
    const inner = this.local(context, node);
    const keys = node.members.map(({ key }) => inner.iri(key, true, false));
    if (keys.includes('@value')) return;
    // An object that only holds a graph, or a list, is no thing.
    const isThing = keys.some((key) => key !== null && !['@context', '@graph', '@set', '@list'].includes(key));
    if (isThing) this.roots.push(this.thing(node, context, UNTYPED));
    else
      for (const [at, { value }] of node.members.entries())
        if (keys[at] === '@graph' || keys[at] === '@set') this.read(value, inner);
  }

  /** The types that an object states, as terms and as what they mean. */
  private typesOf(node: JsonObject, context: Context): readonly (readonly [term: string, type: string])[] {
    return node.members
      .filter(({ key }) => context.iri(key, true, false) === '@type')
      .flatMap(({ value }) => (value.kind === 'array' ? value.items : [value]))
      .flatMap((item) => {
        const iri = item.kind === 'string' ? context.iri(item.value, true, true) : null;
        return item.kind === 'string' && iri !== null ? [[item.value, localName(iri)] as const] : [];
      });
  }

  /** A thing without a type, a reference for instance, is named by its location: `place`. */
  private thing(node: JsonObject, outer: Context, place: string): OpenThing {
    const stated = this.local(outer, node);
    const terms = this.typesOf(node, stated);
    const types = terms.map(([, type]) => type);
    const scoped = terms
      .slice(0, SCOPED_LIMIT)
      .map(([term]) => term)
      .toSorted()
      .flatMap((term) => stated.term(term)?.context ?? []);
    const context = scoped.reduce((active, one) => active.extended(one, this.block.base, false), stated);
    const thing: OpenThing = {
      types,
      id: null,
      properties: new Map(),
      where: () => this.where(`jsonld:${types[0] ?? place}`, node.start, node.end),
    };
    for (const member of node.members) this.addMember(thing, member, context);
    if (thing.id !== null) append(this.block.byId, thing.id, thing, STATEMENT_LIMIT);
    return thing;
  }

  private addMember(thing: OpenThing, from: JsonMember, context: Context): void {
    const { key, value } = from;
    const iri = context.iri(key, true, false);
    if (iri === '@id' && value.kind === 'string') thing.id ??= this.idOf(value.value, context);
    else if (iri === '@graph' || iri === '@included') this.read(value, context);
    else if (iri === '@nest') {
      this.addNested(thing, value, this.scoped(context, context.term(key)));
    } else if (iri === '@reverse' && value.kind === 'object') {
      for (const member of value.members) this.addProperty(thing, member, context, true);
    } else if (iri !== null && !iri.startsWith('@')) this.addProperty(thing, from, context, false);
  }

  private addNested(thing: OpenThing, node: JsonNode, context: Context): void {
    if (node.kind === 'array') for (const item of node.items) this.addNested(thing, item, context);
    if (node.kind !== 'object') return;
    for (const [, type] of this.typesOf(node, context)) thing.types.push(type);
    for (const member of node.members) this.addMember(thing, member, context);
  }

  private addProperty(thing: OpenThing, from: JsonMember, context: Context, isTurned: boolean): void {
    const term = context.term(from.key);
    const iri = context.iri(from.key, true, false);
    // What is no IRI means nothing.
    if (iri === null || iri.startsWith('@') || !iri.includes(':')) return;
    const property = localName(iri);
    const place = { owner: thing.types[0] ?? UNTYPED, property, from };
    for (const value of this.values(from.value, term, context, place)) {
      if (isTurned === (term?.reverse ?? false)) addValue(thing, property, value);
      else if ('properties' in value) {
        addValue(value, property, thing);
        this.roots.push(value);
      }
    }
  }

  private values(
    node: JsonNode,
    term: Term | null,
    context: Context,
    place: Place,
    as: 'value' | 'item' | 'entry' = 'value',
  ): readonly (TextValue | OpenThing)[] {
    if (term?.type === '@json') return [];
    if (node.kind === 'array') {
      return node.items.flatMap((item) => this.values(item, term, context, place, as === 'value' ? 'item' : as));
    }
    if (node.kind !== 'object') return this.scalar(node, term, context, place);
    if (as === 'value' && term !== null) {
      if (term.containers.includes('@language')) return this.languages(node, place);
      const kind = ['@index', '@id', '@type'].find((one) => term.containers.includes(one));
      if (kind !== undefined) return this.map(node, kind, term, context, place);
    }
    const keysOf = (active: Context) => node.members.map(({ key }) => active.iri(key, true, false));
    const first = keysOf(context);
    const isReverted =
      as !== 'entry' && context.previous !== null && !first.includes('@value') && String(first) !== '@id';
    const active = isReverted ? context.previous : context;
    const scoped = this.scoped(active, term);
    const inner = this.local(scoped, node);
    const keys = keysOf(inner);
    const valueOf = (keyword: string) => node.members[keys.lastIndexOf(keyword)]?.value;
    const value = valueOf('@value');
    if (value !== undefined) return this.value(value, valueOf('@language'), valueOf('@type'), place);
    const list = valueOf('@list') ?? valueOf('@set');
    if (list !== undefined) return this.values(list, term, inner, place, 'item');
    // A language of nothing.
    if (keys.includes('@language')) return [];
    if (keys.length > 0 && keys.every((key) => key === '@graph' || key === '@context')) {
      const graph = valueOf('@graph');
      return graph === undefined ? [] : this.values(graph, null, inner, place);
    }
    return [this.thing(node, scoped, `${place.owner}.${place.property}`)];
  }

  private text(node: JsonNode & { readonly value: string }, language: string | null, place: Place): TextValue {
    const source = `jsonld:${place.owner}.${place.property}`;
    // An item of a long list shows itself, not the start of the list.
    const start = place.from.value === node ? place.from.start : node.start;
    return {
      text: node.value,
      ...(language === null ? {} : { language }),
      where: () => this.where(source, start, node.end),
    };
  }

  private scalar(
    node: JsonNode & { readonly value: string },
    term: Term | null,
    outer: Context,
    place: Place,
  ): readonly (TextValue | OpenThing)[] {
    const context = this.scoped(outer, term);
    if (node.kind === 'literal' && node.value === 'null') return [];
    if (node.kind === 'literal') return [this.text(node, null, place)];
    if (term?.type === '@id' || term?.type === '@vocab') {
      const iri = term.type === '@id' ? this.idOf(node.value, context) : context.iri(node.value, true, true);
      return iri === null ? [] : [this.reference(iri, node, place)];
    }
    const isTyped = term !== null && term.type !== null && term.type !== '@none';
    const language = term?.language === undefined ? context.settings.language : term.language;
    return [this.text(node, isTyped ? null : language, place)];
  }

  private reference(id: string, { start, end }: JsonNode, { owner, property }: Place): OpenThing {
    const where = () => this.where(`jsonld:${owner}.${property}`, start, end);
    const thing: OpenThing = { types: [], id, properties: new Map(), where };
    append(this.block.byId, id, thing, STATEMENT_LIMIT);
    return thing;
  }

  /** A value object. */
  private value(
    node: JsonNode,
    language: JsonNode | undefined,
    type: JsonNode | undefined,
    place: Place,
  ): readonly TextValue[] {
    if (node.kind === 'array') return node.items.flatMap((item) => this.value(item, language, type, place));
    if (type?.kind === 'string' && type.value === '@json') return [];
    if (node.kind === 'object' || (node.kind === 'literal' && node.value === 'null')) return [];
    return [this.text(node, language?.kind === 'string' ? language.value.toLowerCase() : null, place)];
  }

  /** Texts by language. */
  private languages(node: JsonObject, place: Place): readonly TextValue[] {
    return node.members.flatMap(({ key, value }) =>
      (value.kind === 'array' ? value.items : [value]).flatMap((item) =>
        item.kind === 'string' ? [this.text(item, /^@|^none$/.test(key) ? null : key.toLowerCase(), place)] : [],
      ),
    );
  }

  /** Values by an index, their ids or their types. */
  private map(
    node: JsonObject,
    kind: string,
    term: Term,
    context: Context,
    place: Place,
  ): readonly (TextValue | OpenThing)[] {
    const bare = kind === '@type' ? (context.previous ?? context) : context;
    return node.members.flatMap(({ key, value }) => {
      const isNone = context.iri(key, true, false) === '@none';
      const active = kind === '@type' ? this.scoped(bare, bare.term(key), false) : bare;
      const items = value.kind === 'array' ? value.items : [value];
      if (kind === '@id' && !isNone && term.containers.includes('@graph')) {
        // Each is a graph of that name: what it says is said at the top.
        const id = this.idOf(key, bare);
        for (const item of items) this.read(item, active);
        return id === null ? [] : items.map((item) => this.reference(id, item, place));
      }
      return items.flatMap<TextValue | OpenThing>((item) =>
        kind === '@type' && item.kind === 'string'
          ? this.typedReference(item, key, term, bare, place)
          : this.values(item, term, active, place, 'entry').map((one) =>
              isNone || !('properties' in one) ? one : this.keyed(one, key, kind, bare, term),
            ),
      );
    });
  }

  /** A thing of a map by type that is only named. */
  private typedReference(
    node: JsonNode & { readonly value: string },
    key: string,
    term: Term,
    context: Context,
    place: Place,
  ): readonly OpenThing[] {
    const iri = term.type === '@vocab' ? context.iri(node.value, true, true) : this.idOf(node.value, context);
    if (iri === null) return [];
    const thing = this.reference(iri, node, place);
    return [this.keyed(thing, key, '@type', context, term)];
  }

  private keyed(thing: OpenThing, key: string, kind: string, context: Context, { index }: Term): OpenThing {
    if (kind === '@id' && thing.id === null) {
      thing.id = this.idOf(key, context);
      if (thing.id !== null) append(this.block.byId, thing.id, thing, STATEMENT_LIMIT);
    }
    if (kind === '@index' && index !== null) {
      const iri = context.iri(index, true, false);
      const { type } = context.term(index) ?? { type: null };
      const value = type === '@id' ? this.idOf(key, context) : type === '@vocab' ? context.iri(key, true, true) : key;
      if (iri !== null && value !== null) addValue(thing, localName(iri), { text: value, where: thing.where });
    }
    const type = kind === '@type' ? context.iri(key, true, true) : null;
    if (type !== null && type !== '@none') thing.types.unshift(localName(type));
    return thing;
  }
}

/** The things that a document describes, those at the top of it or of one of its graphs. */
export function readJsonLd(node: JsonNode, block: JsonLdBlock): readonly Thing[] {
  const reader = new Reader(block);
  reader.read(node, Context.assumed(resolveIri('', block.base)));
  return reader.roots;
}
