/**
 * Contexts of JSON-LD 1.1: what the keys of a document mean. Contexts in the document are processed; of those by URL
 * schema.org's is known, and any other is taken for it, since it is not fetched.
 * https://www.w3.org/TR/json-ld11-api/#context-processing-algorithms
 */
import type { JsonNode } from './json';
import { resolveIri } from './things';

/** What a term stands for. */
export interface Term {
  /** IRI or keyword; null if the term is to be ignored. */
  readonly id: string | null;
  /** Whether the property leads from the value to the thing that has it. */
  readonly reverse: boolean;
  /** What its strings are: `@id`, `@vocab`, `@json`, or the IRI of a datatype; null if nothing is said. */
  readonly type: string | null;
  readonly containers: readonly string[];
  /** The language of its strings; undefined if the context's applies. */
  readonly language: string | null | undefined;
  /** The context that holds within its values. */
  readonly context: JsonNode | null;
  readonly isPrefix: boolean;
  /** The property that keys of an index are values of; null if they are of none. */
  readonly index: string | null;
}

const KEYWORDS = new Set(
  (
    '@base @container @context @direction @graph @id @import @included @index @json @language @list @nest @none ' +
    '@prefix @propagate @protected @reverse @set @type @value @version @vocab'
  ).split(' '),
);

/** Reserved for keywords to come: ignored. */
const KEYWORD_LIKE = /^@[a-z]+$/i;

const SCHEMA_ORG = 'http://schema.org/';

/** Contexts in one list beyond these are not read. */
const CONTEXT_LIMIT = 32;

/** Contexts that extend one another: more are not read. */
const DEPTH_LIMIT = 64;

type Members = ReadonlyMap<string, JsonNode>;

const NO_MEMBERS: Members = new Map();

/** The members of objects by key, the last of each, worked out once. */
const membersOfNodes = new WeakMap<JsonNode, Members>();

/** The members of an object by key, the last of each; none if it is no object. */
export function membersOf(node: JsonNode): Members {
  if (node.kind !== 'object') return NO_MEMBERS;
  const known = membersOfNodes.get(node);
  if (known !== undefined) return known;
  const members = new Map(node.members.map(({ key, value }) => [key, value]));
  membersOfNodes.set(node, members);
  return members;
}

/** What a node says where a string is wanted: undefined if it is no string, null if it is null. */
function stringOf(node: JsonNode | undefined): string | null | undefined {
  if (node?.kind === 'string') return node.value;
  return node?.kind === 'literal' && node.value === 'null' ? null : undefined;
}

function isTrue(node: JsonNode | undefined): boolean {
  return node?.kind === 'literal' && node.value === 'true';
}

function stringsOf(node: JsonNode | undefined): readonly string[] {
  if (node?.kind === 'array') return node.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []));
  return node?.kind === 'string' ? [node.value] : [];
}

function keyword(id: string): Term {
  return {
    id,
    reverse: false,
    type: null,
    containers: [],
    language: undefined,
    context: null,
    isPrefix: false,
    index: null,
  };
}

/** The aliases that schema.org's own context declares. */
const SCHEMA_ORG_TERMS: ReadonlyMap<string, Term> = new Map([
  ['id', keyword('@id')],
  ['type', keyword('@type')],
]);

interface Settings {
  /** What terms without a definition are of; null if they mean nothing. */
  readonly vocab: string | null;
  /** What references are resolved against; null if they are left as they are. */
  readonly base: string | null;
  /** The language of strings, in lower case; null if it isn't stated. */
  readonly language: string | null;
}

/** An active context: terms that are defined in it, or else in those it extends. */
export class Context {
  private readonly terms = new Map<string, Term>();
  private readonly depth: number;

  private constructor(
    readonly settings: Settings,
    private readonly parent: Context | null,
    private readonly members: Members,
    private readonly known: ReadonlyMap<string, Term>,
    /** The context that holds again in the next object, if this one is not passed on. */
    readonly previous: Context | null,
    /** Whether no context was stated: it is then taken to be schema.org's. */
    private readonly isAssumed: boolean,
  ) {
    this.depth = parent === null ? 0 : parent.depth + 1;
  }

  /** The context of a document before any is stated. */
  static assumed(base: string): Context {
    return new Context({ vocab: SCHEMA_ORG, base, language: null }, null, NO_MEMBERS, SCHEMA_ORG_TERMS, null, true);
  }

  private static empty(base: string | null): Context {
    return new Context({ vocab: null, base, language: null }, null, NO_MEMBERS, new Map(), null, false);
  }

  /**
   * This context and a local one.
   * @param document URL of the document
   * @param propagates whether it holds in the objects within, too, unless it says otherwise itself
   */
  extended(local: JsonNode, document: string, propagates = true): Context {
    if (this.depth > DEPTH_LIMIT) return this;
    const list = local.kind === 'array' ? local.items.slice(0, CONTEXT_LIMIT) : [local];
    // It is the first that says how far all of them hold.
    const said = membersOf(list[0] ?? local).get('@propagate');
    const isPassedOn = said === undefined ? propagates : isTrue(said);
    const previous = isPassedOn ? this.previous : (this.previous ?? this);
    return list.reduce<Context>((context, one) => context.with(one, document, previous), this);
  }

  private with(local: JsonNode, document: string, previous: Context | null): Context {
    const { settings } = this;
    if (local.kind === 'string') {
      const vocab = { ...settings, vocab: SCHEMA_ORG };
      return new Context(vocab, this, NO_MEMBERS, SCHEMA_ORG_TERMS, previous, false);
    }
    if (local.kind !== 'object') {
      const { settings: none, members, known } = Context.empty(document);
      return new Context(none, null, members, known, previous, false);
    }
    const parent = this.isAssumed ? Context.empty(settings.base) : this;
    const members = membersOf(local);
    const base = stringOf(members.get('@base'));
    const language = stringOf(members.get('@language'));
    const vocab = stringOf(members.get('@vocab'));
    const first: Settings = {
      vocab: parent.settings.vocab,
      base: base === undefined ? parent.settings.base : base === null ? null : resolveIri(base, parent.settings.base),
      language: language === undefined ? parent.settings.language : (language?.toLowerCase() ?? null),
    };
    if (vocab === undefined) return new Context(first, parent, members, new Map(), previous, false);
    const before = new Context(first, parent, members, new Map(), previous, false);
    const stated = vocab === null ? null : before.iri(vocab, true, true);
    // Written without its last sign, all terms would run into the host.
    const expanded = stated !== null && /^https?:\/\/(?:www\.)?schema\.org$/i.test(stated) ? SCHEMA_ORG : stated;
    return new Context({ ...first, vocab: expanded }, parent, members, new Map(), previous, false);
  }

  /** The definition of a term; null if it has none. */
  term(name: string): Term | null {
    const known = this.terms.get(name) ?? this.known.get(name);
    if (known !== undefined) return known;
    const definition = KEYWORD_LIKE.test(name) ? undefined : this.members.get(name);
    if (definition !== undefined) return this.define(name, definition);
    return this.parent?.term(name) ?? null;
  }

  private define(name: string, node: JsonNode): Term {
    // A definition that needs itself finds nothing.
    this.terms.set(name, keyword(''));
    const term = this.definition(name, node);
    this.terms.set(name, term);
    return term;
  }

  private definition(name: string, node: JsonNode): Term {
    const simple = stringOf(node);
    const members = membersOf(node);
    const reversed = stringOf(members.get('@reverse'));
    const stated = simple === undefined ? (reversed ?? stringOf(members.get('@id'))) : simple;
    if (stated === null) return { ...keyword(''), id: null };
    const isIgnored = stated !== undefined && KEYWORD_LIKE.test(stated) && !KEYWORDS.has(stated);
    const id = stated === undefined || stated === name || isIgnored ? this.ownIri(name) : this.iri(stated, true, false);
    const type = stringOf(members.get('@type'));
    const language = stringOf(members.get('@language'));
    const index = stringOf(members.get('@index'));
    return {
      id,
      reverse: typeof reversed === 'string' && !isIgnored,
      type: typeof type === 'string' ? this.iri(type, true, false) : null,
      containers: stringsOf(members.get('@container')),
      language: language === undefined ? undefined : (language?.toLowerCase() ?? null),
      context: members.get('@context') ?? null,
      index: index ?? null,
      isPrefix: simple === undefined ? isTrue(members.get('@prefix')) : /[:/?#[\]@]$/.test(id ?? '') || id === '_:',
    };
  }

  /** What a term means by itself, without its definition. */
  private ownIri(name: string): string | null {
    if (name.includes(':')) return this.compact(name) ?? name;
    return this.settings.vocab === null ? null : this.settings.vocab + name;
  }

  /** An IRI with a prefix, or a whole one; null if it is neither. */
  private compact(value: string): string | null {
    const colon = value.indexOf(':', 1);
    if (colon === -1) return null;
    const prefix = value.slice(0, colon);
    const suffix = value.slice(colon + 1);
    if (prefix === '_' || suffix.startsWith('//')) return value;
    const term = this.term(prefix);
    if (term !== null && term.isPrefix && term.id !== null && term.id !== '') return term.id + suffix;
    return /^[a-z][a-z0-9+.-]*$/i.test(prefix) ? value : null;
  }

  /**
   * A term, an IRI, or a reference to one, as an IRI or a keyword; null if it means nothing.
   * @param isTerm whether it may be a term
   * @param isReference whether it may be relative to the document
   */
  iri(value: string, isTerm: boolean, isReference: boolean): string | null {
    if (KEYWORDS.has(value)) return value;
    if (KEYWORD_LIKE.test(value)) return null;
    if (isTerm) {
      const term = this.term(value);
      if (term !== null) return term.id === '' ? null : term.id;
    }
    const compact = this.compact(value);
    if (compact !== null) return compact;
    if (isTerm && this.settings.vocab !== null) return this.settings.vocab + value;
    return isReference ? resolveIri(value, this.settings.base) : value;
  }
}
