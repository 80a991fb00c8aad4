/** Samples of microdata from HTML's standard and schema.org, as extruct reads them. */
import { collapse } from '../../basics/text';
import { parseHtml } from '../../reading/html';
import { readMicrodata } from '../../reading/microdata';
import { isThing, localName, type TextValue, type Thing } from '../../reading/things';
import { casesOf, expectExam, type Answer } from './sit';

type Value = string | Item | readonly Value[];

interface Item {
  readonly type?: string | readonly string[];
  readonly id?: string;
  readonly properties?: Readonly<Record<string, Value>>;
}

/** Where a sample is from, by its name: what it refers to is resolved against that. */
const BASES: Readonly<Record<string, string>> = { 'w3c/microdata.7.1': 'http://blog.example.com/progress-report' };
const BASE = 'http://www.example.com/microdata/';

/** What an item says as a text; names without vocabulary. */
function shownItem(types: readonly string[], properties: readonly (readonly [string, readonly string[]])[]): string {
  const said = properties.map(([name, values]) => `${localName(name)}=${values.toSorted().join('|')}`);
  return `{${types.map(localName).toSorted().join()} ${said.toSorted().join(' ')}}`;
}

function ours(value: TextValue | Thing, base: string, expected: ReadonlySet<string>): string {
  if (isThing(value)) {
    const properties = [...value.properties].map(
      ([name, of]) => [name, of.map((one) => ours(one, base, expected))] as const,
    );
    return shownItem(value.types, properties);
  }
  const text = collapse(value.text);
  // Facet keeps addresses as written, and resolves them when it uses them.
  const resolved = URL.canParse(text, base) ? new URL(text, base).href : text;
  return !expected.has(text) && expected.has(resolved) ? resolved : text;
}

function isItem(value: Value): value is Item {
  return typeof value !== 'string' && !Array.isArray(value);
}

function theirs(value: Value, expected: Set<string>): readonly string[] {
  if (typeof value === 'string') {
    expected.add(collapse(value));
    return [collapse(value)];
  }
  if (!isItem(value)) return value.flatMap((one) => theirs(one, expected));
  const properties = Object.entries(value.properties ?? {}).map(([name, of]) => [name, theirs(of, expected)] as const);
  // What has neither is a control without a value.
  if (value.type === undefined && properties.length === 0) return [''];
  return [shownItem([value.type ?? []].flat(), properties)];
}

it('are passed', () => {
  const cases = casesOf('microdata-samples.json') as readonly (readonly [
    name: string,
    html: string,
    expected: readonly Item[],
  ])[];
  const answers = cases.map(([name, html, expected]): Answer => {
    const base = BASES[name] ?? BASE;
    const strings = new Set<string>();
    const wanted = expected.flatMap((item) => theirs(item, strings)).toSorted();
    const items = readMicrodata(parseHtml(html), { request: 'https-home', url: base }, base, new Map());
    const found = items.map(({ thing }) => ours(thing, base, strings)).toSorted();
    return [name, found, wanted];
  });
  // An item that is referred to keeps its properties by the standard; extruct adds them to the other item as well.
  expect(expectExam('microdata-samples', answers)).toEqual(['schema.org/product-ref']);
});
