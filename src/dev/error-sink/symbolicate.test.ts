import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { symbolicator } from './symbolicate';

const folder = mkdtempSync(join(tmpdir(), 'facet-maps-'));
// Line 1, column 8 maps to line 3, column 4 of the source, where `fail` is.
const map = { version: 3, sources: ['src/islands/a.ts'], names: ['fail'], mappings: 'QAEIA' };
writeFileSync(join(folder, 'a-1.js.map'), JSON.stringify(map));
afterAll(() => rmSync(folder, { recursive: true }));

const frame = { filename: 'https://facet.example/assets/a-1.js', function: 'n', lineno: 1, colno: 9, in_app: true };

it('finds the location in the source', () => {
  expect(symbolicator(folder)(frame)).toEqual({
    filename: 'src/islands/a.ts',
    function: 'fail',
    lineno: 3,
    colno: 5,
    in_app: true,
  });
});

it.each([
  ['a script without a map', { filename: 'https://facet.example/assets/b-2.js' }],
  ['a name that leads elsewhere', { filename: 'https://facet.example/assets/..%2f..%2fa-1.js' }],
  ['no place', { colno: 0 }],
  ['a place before all mappings', { colno: 2 }],
])('leaves %s unchanged', (_, change) => {
  const other = { ...frame, ...change };
  expect(symbolicator(folder)(other)).toEqual(other);
});
