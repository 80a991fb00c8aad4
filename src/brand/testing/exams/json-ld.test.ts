/** The expansion tests of JSON-LD 1.1: what we read of a document is what its expansion says, without vocabularies. */
import { readJson, type JsonNode } from '../../reading/json';
import { readJsonLd } from '../../reading/json-ld';
import { isThing, localName, type TextValue, type Thing } from '../../reading/things';
import { casesOf, expectExam, type Answer } from './sit';

type ExpansionCase = readonly [id: string, name: string, base: string, document: string, expanded: string];

/** A thing as a text, so that equal things give equal texts. References are told by their targets, as texts are. */
function shownThing(thing: Thing): string {
  const properties = [...thing.properties].map(([name, values]) => `${name}=${values.map(shown).toSorted().join('|')}`);
  const id = thing.id?.replace(/^_:0\./, '_:') ?? '';
  if (thing.types.length === 0 && properties.length === 0) return id;
  return `{${id} ${thing.types.toSorted().join(',')} ${properties.toSorted().join(' ')}}`;
}

function shown(value: TextValue | Thing): string {
  return isThing(value)
    ? shownThing(value)
    : `${value.text}${value.language === undefined ? '' : `@${value.language}`}`;
}

/** A thing of an expanded document. */
interface Expanded {
  id: string | null;
  readonly types: string[];
  readonly properties: Map<string, (TextValue | Expanded)[]>;
}

const where = () => ({ request: 'https-home', url: '', source: '' }) as const;

/** Reduces an expanded document to things: no lists, no graphs, no indexes, no vocabularies. */
function reduce(document: JsonNode): readonly Thing[] {
  const roots: Expanded[] = [];
  const values = (node: JsonNode): (TextValue | Expanded)[] => {
    if (node.kind === 'array') return node.items.flatMap(values);
    if (node.kind !== 'object') return [];
    const member = (key: string) => node.members.find((one) => one.key === key)?.value;
    const value = member('@value');
    if (value !== undefined) {
      const [type, language] = [member('@type'), member('@language')];
      if (type?.kind === 'string' && type.value === '@json') return [];
      if (value.kind !== 'string' && value.kind !== 'literal') return [];
      const said = language?.kind === 'string' ? { language: language.value.toLowerCase() } : {};
      return [{ text: value.value, ...said, where }];
    }
    const list = member('@list') ?? member('@set');
    if (list !== undefined) return values(list);
    const graph = member('@graph');
    if (graph !== undefined && node.members.every(({ key }) => key === '@graph' || key === '@index'))
      return values(graph);
    const thing: Expanded = { id: null, types: [], properties: new Map() };
    const add = (to: Expanded, name: string, one: TextValue | Expanded) => {
      to.properties.set(name, [...(to.properties.get(name) ?? []), one]);
    };
    for (const { key, value: of } of node.members) {
      if (key === '@id' && of.kind === 'string') thing.id = of.value;
      else if (key === '@type' && of.kind === 'array') {
        for (const item of of.items) if (item.kind === 'string') thing.types.push(localName(item.value));
      } else if (key === '@graph' || key === '@included') root(of);
      else if (key === '@reverse' && of.kind === 'object') {
        for (const { key: name, value: from } of of.members)
          for (const one of values(from))
            if ('properties' in one) {
              add(one, localName(name), thing);
              roots.push(one);
            }
      } else if (!key.startsWith('@')) for (const one of values(of)) add(thing, localName(key), one);
    }
    return [thing];
  };
  const root = (node: JsonNode) => {
    for (const one of values(node)) if ('properties' in one) roots.push(one);
  };
  root(document);
  const asThing = ({ id, types, properties }: Expanded): Thing => ({
    id,
    types,
    properties: new Map(
      [...properties].map(([name, all]) => [name, all.map((one) => ('properties' in one ? asThing(one) : one))]),
    ),
    where,
  });
  return roots.map(asThing);
}

/** What a document says, sorted, without what it only names. */
function said(things: readonly Thing[]): readonly string[] {
  return things
    .map(shownThing)
    .filter((one) => one.startsWith('{') && one !== '{  }')
    .toSorted();
}

function parsed(text: string): JsonNode {
  const result = readJson(text);
  if (!result.ok) throw new Error(`no JSON: ${text}`);
  return result.node;
}

it('are passed', () => {
  const cases = casesOf('json-ld-expansion.json') as readonly ExpansionCase[];
  const answers = cases.map(([id, name, base, document, expanded]): Answer => {
    const answer = { request: 'https-home', url: base } as const;
    const block = { text: document, line: 1, answer, base, index: 0, byId: new Map<string, Thing[]>() };
    return [`${id} ${name}`, said(readJsonLd(parsed(document), block)), said(reduce(parsed(expanded)))];
  });
  expect(expectExam('json-ld-expansion', answers)).toEqual([
    // No context is stated: what is then taken for schema.org's means nothing by the standard.
    't0003 drop null and unmapped properties',
    // Contexts in other files.
    'tc031 @context resolutions respects relative URLs.',
    'tpi11 property-valued index adds property to graph object',
    'tso05 @propagate: true on type-scoped context with @import',
  ]);
});
