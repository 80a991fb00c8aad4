import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

let aside: string | undefined;

function asideFolder(): string {
  if (aside !== undefined) return aside;
  const made = mkdtempSync(join(tmpdir(), 'bench-aside-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return (aside = made);
}

/**
 * Moves away what a build made, and deletes it after all measurements: for minutes after many files were deleted, ext4
 * looks through all of them whenever a file is created (`recently_deleted` in fs/ext4/ialloc.c). That adds a third to a
 * build of ten thousand pages, and real sites are not deleted before a first build.
 */
export function setAside(folder: string, names: readonly string[]): void {
  for (const name of names.filter((made) => existsSync(join(folder, made))))
    renameSync(join(folder, name), join(mkdtempSync(join(asideFolder(), 'made-')), basename(name)));
}
