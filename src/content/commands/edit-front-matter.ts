/** Changes single fields of a file's front matter and leaves every other character as it is. */
import { isMap, parseDocument, type Pair, type Scalar } from 'yaml';
import { splitFrontMatter } from '../model/front-matter';

/** Where a top-level field is in the YAML: from its key to the end of its value, and of its line. */
function placeOf(yaml: string, field: string): { start: number; value: number; end: number; lineEnd: number } | null {
  const { contents } = parseDocument(yaml);
  if (!isMap(contents)) return null;
  const pair = (contents.items as Pair<Scalar, { range?: [number, number, number] | null } | null>[]).find(
    ({ key }) => key.value === field,
  );
  const start = pair?.key.range?.[0];
  const range = pair?.value?.range;
  if (start === undefined || range === undefined || range === null) return null;
  const newline = yaml.indexOf('\n', range[1]);
  return { start, value: range[0], end: range[1], lineEnd: newline === -1 ? yaml.length : newline + 1 };
}

function withYaml(source: string, edit: (yaml: string) => string): string {
  const { yaml } = splitFrontMatter(source);
  if (yaml === null) return source;
  const at = source.indexOf('\n') + 1;
  return source.slice(0, at) + edit(yaml) + source.slice(at + yaml.length);
}

/**
 * @param source a whole content file
 * @param value as YAML writes it, e.g. `true` or `'2026-11-21'`
 * @returns the file with the field at that value; a new field comes last
 */
export function setField(source: string, field: string, value: string): string {
  return withYaml(source, (yaml) => {
    const place = placeOf(yaml, field);
    if (place !== null)
      return yaml.slice(0, place.value) + (place.value === place.end ? ` ${value}` : value) + yaml.slice(place.end);
    return `${yaml}${field}: ${value}${source.includes('\r\n') ? '\r\n' : '\n'}`;
  });
}

/** @returns the file without the field and its line */
export function removeField(source: string, field: string): string {
  return withYaml(source, (yaml) => {
    const place = placeOf(yaml, field);
    return place === null ? yaml : yaml.slice(0, place.start) + yaml.slice(place.lineEnd);
  });
}
