/** Writes stamps of translations. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles, textsAmong } from '../check/read-content';
import { namedState, STAMP, stampFile } from '../check/translation-stamps';
import { formatStamp, stateOf, type Stamp } from '../model/stamps';
import { setField } from './edit-front-matter';

/**
 * @param file a translation
 * @param text of that file
 * @returns new texts of files, by path: of the translation, and of its stamp
 */
export function stamped(file: string, text: string, stamp: Stamp): [file: string, text: string][] {
  const state = stateOf(stamp);
  return [
    [file, setField(text, 'source', `'${state}'`)],
    [stampFile(file, state), formatStamp(stamp)],
  ];
}

/** Stamps a translation that is there. */
export function writeStamp(root: string, file: string, stamp: Stamp): void {
  for (const [path, text] of stamped(file, readFileSync(join(root, file), 'utf8'), stamp))
    writeFileSync(join(root, path), text);
}

/** Removes what no translation names any more. */
export function forgetUnnamed(root: string): void {
  const paths = contentFiles(root).map((path) => `content/${path}`);
  const named = new Set(
    textsAmong(paths).map((file) => stampFile(file, namedState(readFileSync(join(root, file), 'utf8')) ?? '')),
  );
  for (const path of paths) if (path.endsWith(STAMP) && !named.has(path)) rmSync(join(root, path));
}
