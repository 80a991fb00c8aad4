import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { skipFilesWithoutQueries } from './extraction';

const TEMPLATES = resolve(__dirname, '../../templates');

it('leaves every template to Gatsby as it is: most have queries, all have a head', () => {
  const templates = readdirSync(TEMPLATES).filter((name) => /^[a-z][\w-]*\.tsx$/.test(name));
  expect(templates.length).toBeGreaterThan(10);
  for (const name of templates) {
    expect(skipFilesWithoutQueries({ contents: readFileSync(join(TEMPLATES, name), 'utf8') })).toBeUndefined();
  }
});

it('replaces every other file by an empty program', () => {
  expect(skipFilesWithoutQueries({ contents: 'export const config = { path: "/" };' })).toBe(';');
});
