/** The tests of RDFa 1.1 that keep to what is read: things with types, and what is said of them. */
import { parseHtml } from '../../reading/html';
import { readRdfa } from '../../reading/rdfa';
import { isThing, localName, type TextValue, type Thing } from '../../reading/things';
import { casesOf, expectExam, type Answer } from './sit';

type Triple = readonly [subject: string, property: string, value: string];

const SUITE = 'http://rdfa.info/test-suite/test-cases/xhtml1/rdfa1.0';

/** A thing as a text: equal ones are equal. */
function shown(id: string, types: readonly string[], said: readonly (readonly [property: string, value: string])[]) {
  const isNameless = id === '' || id.startsWith('_:');
  const lines = said.map(([property, value]) => `${property}=${value}`).toSorted();
  return `${isNameless ? '' : id} a ${[...new Set(types)].toSorted().join()} ${lines.join(' | ')}`;
}

/** The things with types that triples describe; those that are values, too, are told by their names or types. */
function theirs(triples: readonly Triple[]): readonly string[] {
  const about = (subject: string) => triples.filter(([one]) => one === subject);
  const typesOf = (subject: string) =>
    about(subject).flatMap(([, property, value]) => (property === '@type' ? [localName(bare(value))] : []));
  const bare = (node: string) => (node.startsWith('<') ? new URL(node.slice(1, -1)).href : node);
  const valueOf = (value: string) => {
    if (value.startsWith('"')) return value.replace(/^"(.*)"(@.*)?$/s, '$1$2');
    return typesOf(value).length === 0 ? bare(value) : `[${bare(value).replace(/^_:.*/, '')} ${typesOf(value).join()}]`;
  };
  const subjects = new Set(triples.flatMap(([subject, property]) => (property === '@type' ? [subject] : [])));
  return [...subjects].map((subject) => {
    const said = about(subject).filter(([, property]) => property !== '@type');
    return shown(
      bare(subject),
      typesOf(subject),
      said.map(([, property, value]) => [property, valueOf(value)] as const),
    );
  });
}

/** The things that are read, and those that they have as values. */
function ours(roots: readonly Thing[]): readonly string[] {
  const things = new Set(roots);
  const valueOf = (value: TextValue | Thing) =>
    isThing(value)
      ? `[${value.id ?? ''} ${value.types.join()}]`
      : `${value.text}${value.language === undefined ? '' : `@${value.language}`}`;
  for (const { properties } of things)
    for (const value of [...properties.values()].flat()) if (isThing(value)) things.add(value);
  return [...things].map(({ id, types, properties }) => {
    const said = [...properties].flatMap(([property, values]) =>
      values.map((one) => [property, valueOf(one)] as const),
    );
    return shown(id ?? '', types, said);
  });
}

it('are passed', () => {
  const answers = (
    casesOf('rdfa.json') as readonly (readonly [id: string, html: string, triples: readonly Triple[]])[]
  ).map(([id, html, triples]): Answer => {
    const document = parseHtml(html);
    const url = `${SUITE}/${id}.xml`;
    const base = document.all('base')[0]?.attrs[0]?.value ?? url;
    const things = readRdfa(document, { request: 'https-home', url }, base, new Map());
    return [id, ours(things).toSorted(), theirs(triples).toSorted()];
  });
  expect(expectExam('rdfa', answers)).toEqual([]);
});
