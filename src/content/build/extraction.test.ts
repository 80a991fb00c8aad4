import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withoutOtherSources } from './extraction';

const TEMPLATES = resolve(__dirname, '../../templates');

it('leaves every template that queries to Gatsby as it is', () => {
  const queries = readdirSync(TEMPLATES)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(join(TEMPLATES, name), 'utf8'))
    .filter((contents) => contents.includes('export const query = graphql`'));
  expect(queries.length).toBeGreaterThan(5);
  expect(queries.filter((contents) => withoutOtherSources({ contents }) !== undefined)).toEqual([]);
});

it('stands an empty program in the place of every other', () => {
  expect(withoutOtherSources({ contents: 'export const config = { path: "/" };' })).toBe(';');
});
