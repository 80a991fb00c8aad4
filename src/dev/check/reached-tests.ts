/** Which unit tests a change reaches, following imports. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** File → files it imports; paths from the project's root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const ENDS = ['', '.ts', '.tsx', '.json', '/index.ts', '/index.tsx'];
const SOURCE = /\.[cm]?[jt]sx?$/;

/** Reads the imports of sources. @param files all files, from the root, with forward slashes */
export function readImports(root: string, files: readonly string[]): Imports {
  const known = new Set(files);
  const sources = files.filter((file) => SOURCE.test(file));
  return new Map(
    sources.map((file) => {
      const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
      const { importedFiles } = ts.preProcessFile(text, true, true);
      const names = importedFiles.flatMap(({ fileName }) => (fileName.startsWith('.') ? [fileName] : []));
      const imported = names.flatMap((name) => {
        const path = join(dirname(file), name);
        const end = ENDS.find((each) => known.has(path + each));
        return end === undefined ? [] : [path + end];
      });
      return [file, imported];
    }),
  );
}

/** Whether a file is a unit test that `npm test` runs. */
export function isUnitTest(file: string): boolean {
  return /^src\/.*\.test\.tsx?$/.test(file) && !/\.long\.test\.tsx?$/.test(file);
}

/**
 * Unit tests that import a changed file, directly or indirectly.
 *
 * @returns nearest first; equally near ones by name
 */
export function reachedTests(imports: Imports, changed: readonly string[]): readonly string[] {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), file]);
  }
  const seen = new Set(changed);
  const found: string[] = [];
  for (let near: readonly string[] = changed; near.length > 0;) {
    found.push(...near.filter(isUnitTest).sort());
    const next = new Set(near.flatMap((file) => importers.get(file) ?? []).filter((file) => !seen.has(file)));
    for (const file of next) seen.add(file);
    near = [...next];
  }
  return found;
}
