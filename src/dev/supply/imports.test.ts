/** Packages as functions load them: what packs functions goes by a package's type, and does not guess a file's. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOMS = ['brand', 'encoding', 'printing', 'server', 'site'];
const IMPORT = /^import (?!type\b)([^;]*?) from '([a-z@][^:']*)';/gm;

/** What a room's code imports from packages, as `[package, name]`. */
function importedBy(room: string): readonly (readonly [from: string, name: string])[] {
  return readdirSync(join('src', room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(?:\.d|test)\.ts$|testing\//.test(file))
    .flatMap((file) => [...readFileSync(join('src', room, file), 'utf8').matchAll(IMPORT)])
    .flatMap(([, clause = '', from = '']) => {
      const named = /\{([^}]*)\}/.exec(clause)?.[1]?.split(',') ?? [];
      const names = named
        .map((name) => name.trim().replace(/ as .*/, ''))
        .filter((name) => !/^(?:type .*)?$/.test(name));
      return [...(/^\w/.test(clause) ? ['default'] : []), ...names].map((name) => [from, name] as const);
    });
}

test('every package that functions import gives the names they ask for', () => {
  const imports = ROOMS.flatMap(importedBy);
  expect(imports.length).toBeGreaterThan(20);
  const script = `for (const [from, name] of ${JSON.stringify(imports)}) {
    if (!(name in (await import(from)))) console.log(from, name);
  }`;
  const run = ['--no-experimental-detect-module', '--input-type=module', '--eval', script];
  expect(execFileSync(process.execPath, run, { encoding: 'utf8' })).toBe('');
});
