/**
 * RDFa Lite 1.1 with `about`, `content` and the values of HTML's elements: things and properties of schema.org's
 * vocabulary. Not read: `rel`, `rev`, `inlist`, `datatype`. https://www.w3.org/TR/rdfa-lite/ https://www.w3.org/TR/html-rdfa/
 */
import { append, attribute, wholeTextOf, words, type HtmlDocument, type HtmlElement } from './html';
import { whereIn, type FoundIn } from './statement';
import { addValue, isSchemaOrg, localName, resolveIri, type OpenThing, type TextValue, type Thing } from './things';

/** Prefixes that hold without being declared: https://www.w3.org/2011/rdfa-context/rdfa-1.1 */
const PREFIXES: Readonly<Record<string, string>> = { schema: 'http://schema.org/' };

/** Prefixes that hold at a time. */
const PREFIX_LIMIT = 50;

/** Elements whose types are the document's, if nothing else is named (HTML+RDFa 1.1 §3.1). */
const DOCUMENT = new Set(['html', 'head', 'body']);

/** Places that describe the same thing; what is said about it in more is not joined. */
const STATEMENT_LIMIT = 100;

/** What applies to the elements within an element. */
interface Scope {
  readonly vocab: string;
  readonly prefixes: Readonly<Record<string, string>>;
  /** What properties are said of; null if it is no thing of this vocabulary. */
  readonly subject: OpenThing | null;
  readonly language: string | null;
}

/** A term or compact IRI as an IRI; '' if it means nothing. */
function iriOf(token: string, { vocab, prefixes }: Scope): string {
  const colon = token.indexOf(':');
  if (colon === -1) return vocab === '' ? '' : vocab + token;
  const prefix = token.slice(0, colon).toLowerCase();
  const known = Object.hasOwn(prefixes, prefix) ? prefixes[prefix] : undefined;
  return known === undefined ? token : known + token.slice(colon + 1);
}

function schemaNames(element: HtmlElement, name: string, scope: Scope): readonly string[] {
  return words(element, name)
    .map((token) => iriOf(token, scope))
    .filter(isSchemaOrg)
    .map(localName);
}

/** The scope of an element's attributes that declare, and not yet what it is about. */
function declared(element: HtmlElement, outer: Scope): Scope {
  const vocab = attribute(element, 'vocab')?.trim() ?? outer.vocab;
  // Namespaces are the prefixes of RDFa 1.0 (RDFa 1.1 Core §7.5, step 3).
  const spaces = element.attrs.filter(({ name }) => name.startsWith('xmlns:'));
  const stated = [
    ...spaces.flatMap(({ name, value }) => [name.slice('xmlns'.length + 1) + ':', value.trim()]),
    ...words(element, 'prefix'),
  ].slice(0, 2 * PREFIX_LIMIT);
  const language = attribute(element, 'lang')?.trim().toLowerCase() ?? outer.language;
  if (stated.length === 0 && vocab === outer.vocab && language === outer.language) return outer;
  const pairs = stated.flatMap((token, at) =>
    token.endsWith(':') && at % 2 === 0 ? [[token.slice(0, -1).toLowerCase(), stated[at + 1] ?? ''] as const] : [],
  );
  const isMore = pairs.length > 0 && Object.keys(outer.prefixes).length < PREFIX_LIMIT;
  const prefixes = isMore ? { ...outer.prefixes, ...Object.fromEntries(pairs) } : outer.prefixes;
  return { ...outer, vocab, language, prefixes };
}

/** The text that an element states as a property; null if it states none but by its IRI. */
function literalOf(element: HtmlElement): string | null {
  const content = attribute(element, 'content');
  if (content !== null) return content;
  if (element.tagName === 'time') return attribute(element, 'datetime') ?? wholeTextOf(element);
  return element.tagName === 'data' || element.tagName === 'meter' ? attribute(element, 'value') : null;
}

class Reader {
  readonly roots: Thing[] = [];
  private readonly byIri = new Map<string, OpenThing>();

  constructor(
    private readonly document: HtmlDocument,
    private readonly answer: FoundIn,
    private readonly base: string,
  ) {}

  private where(element: HtmlElement, source: string) {
    return whereIn(this.answer, `rdfa:${source}`, this.document.lineOf(element), this.document.tagOf(element));
  }

  private iri(element: HtmlElement, ...names: readonly string[]): string | null {
    // An empty name in brackets doesn't count.
    const stated = names
      .map((name) => attribute(element, name)?.trim())
      .find((one) => one !== undefined && one !== '[]');
    return stated === undefined ? null : resolveIri(stated, this.base);
  }

  /** The thing with an IRI: all places that name it describe one. */
  private thing(element: HtmlElement, id: string | null, types: readonly string[]): OpenThing {
    const known = id === null ? undefined : this.byIri.get(id);
    const thing: OpenThing = known ?? {
      types: [],
      id,
      properties: new Map(),
      where: () => this.where(element, thing.types[0] ?? 'Thing'),
    };
    if (id !== null) this.byIri.set(id, thing);
    for (const type of types) if (!thing.types.includes(type)) thing.types.push(type);
    return thing;
  }

  read(root: HtmlElement, scope: Scope): void {
    const stack: (readonly [HtmlElement, Scope])[] = [[root, scope]];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const [element, outer] = next;
      const inner = this.scopeWithin(element, outer);
      for (let at = element.childNodes.length - 1; at >= 0; at--) {
        const child = element.childNodes[at];
        if (child !== undefined && 'tagName' in child) stack.push([child, inner]);
      }
    }
  }

  /** Reads an element, and returns what applies inside it (RDFa 1.1 Core §7.5, steps 2 to 13). */
  private scopeWithin(element: HtmlElement, outer: Scope): Scope {
    const scope = declared(element, outer);
    const types = schemaNames(element, 'typeof', scope);
    const properties = schemaNames(element, 'property', scope);
    const literal = properties.length === 0 ? null : literalOf(element);
    const about = this.iri(element, 'about');
    // What the element is about, and the thing of its own types.
    const isObject = properties.length > 0 && attribute(element, 'content') === null;
    const target = this.iri(element, 'resource', 'href', 'src');
    const named =
      about ??
      (isObject ? null : target) ??
      (types.length > 0 && DOCUMENT.has(element.tagName) ? (scope.subject?.id ?? this.base) : null);
    const own = types.length > 0 ? this.thing(element, about ?? target ?? named, types) : null;
    const isNewSubject = named !== null || (types.length > 0 && !isObject);
    const subject = !isNewSubject
      ? scope.subject
      : own !== null && (!isObject || about !== null)
        ? own
        : named === null
          ? null
          : (this.byIri.get(named) ?? (about === null ? null : this.thing(element, about, [])));
    if (properties.length > 0 && subject !== null) {
      const value = this.valueOf(element, literal, target, about === null ? own : null, scope, subject);
      for (const property of properties) addValue(subject, property, value(property));
    }
    // A subject without types is no thing that is read: what it has is not lost with it.
    const isRoot = subject === own || subject === null || subject.types.length === 0 || properties.length === 0;
    if (own !== null && isRoot) this.roots.push(own);
    const within = own ?? subject;
    return within === scope.subject ? scope : { ...scope, subject: within };
  }

  private valueOf(
    element: HtmlElement,
    literal: string | null,
    target: string | null,
    own: Thing | null,
    { language }: Scope,
    { types }: Thing,
  ): (property: string) => TextValue | Thing {
    if (literal === null && own !== null) return () => own;
    const isLink = literal === null && target !== null;
    const text = literal ?? target ?? wholeTextOf(element);
    return (property) => ({
      text,
      ...(language === null || isLink ? {} : { language }),
      where: () => this.where(element, `${types[0] ?? 'Thing'}.${property}`),
    });
  }
}

/** The things of schema.org's vocabulary that no other has as a value; `byId` gets all with an IRI. */
export function readRdfa(
  document: HtmlDocument,
  answer: FoundIn,
  base: string,
  byId: Map<string, Thing[]>,
): readonly Thing[] {
  const [root] = document.all('html');
  // Most pages have none: they are not walked through.
  if (root === undefined || !document.elements.some((element) => attribute(element, 'typeof') !== null)) return [];
  const reader = new Reader(document, answer, base);
  reader.read(root, { vocab: '', prefixes: PREFIXES, subject: null, language: null });
  const roots = [...new Set(reader.roots)];
  for (const thing of roots) if (thing.id !== null) append(byId, thing.id, thing, STATEMENT_LIMIT);
  return roots;
}
