/** What a build did to its output: the files it wrote, and those of them it changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Each file's modification time (ms) and digest of its content, by path. */
type Snapshot = ReadonlyMap<string, { readonly time: number; readonly digest: string }>;

export function snapshotOf(folder: string): Snapshot {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const digest = createHash('sha1').update(readFileSync(file)).digest('base64');
      return [file, { time: statSync(file).mtimeMs, digest }];
    }),
  );
}

export interface Difference {
  readonly files: number;
  /** New, or with a new modification time. */
  readonly rewritten: number;
  /** New, or with new content. */
  readonly changed: number;
  readonly removed: number;
}

export function difference(before: Snapshot, after: Snapshot): Difference {
  const count = (differs: (path: string) => boolean) => [...after.keys()].filter(differs).length;
  return {
    files: after.size,
    rewritten: count((path) => before.get(path)?.time !== after.get(path)?.time),
    changed: count((path) => before.get(path)?.digest !== after.get(path)?.digest),
    removed: [...before.keys()].filter((path) => !after.has(path)).length,
  };
}
