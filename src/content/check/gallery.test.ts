import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatProblem } from '../model/problem';
import { checkContent } from './check';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-gallery-'));
  cpSync('locales', join(root, 'locales'), { recursive: true });
  // The site's own texts are checked by check.test.ts.
  for (const part of ['authors.json', 'tags.json', 'calibration.json', 'precision.json', 'examples', 'legal'])
    cpSync(join('content', part), join(root, 'content', part), { recursive: true });
  cpSync('tests/gallery/content', join(root, 'content'), { recursive: true });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

long('finds nothing in the gallery of ugly content, which is hard to show and valid', () => {
  const { problems, files } = checkContent(root);
  expect(problems.map(formatProblem)).toEqual([]);
  const posts = files
    .filter(({ file }) => file.endsWith('/en.mdx'))
    .map(({ file, body }) => [file.split('/').at(-2), body]);
  expect(Object.fromEntries(posts)).toMatchObject({
    'empty-body': { words: 0, headings: [] },
    'byte-order-mark': { headings: [{ id: 'a-heading', line: 2 }] },
    'line-ends': { headings: [{ id: 'a-heading', line: 5 }] },
  });
});
