/** Copies the project's files to a folder where they can be built without disturbing the checkout. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Copies files in their current state: with uncommitted changes and new files, but none that Git ignores.
 *
 * @param wanted called with each path from the root
 */
export function copyWorkingTree(root: string, folder: string, wanted: (file: string) => boolean = () => true): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')) {
    if (file === '' || !existsSync(join(root, file)) || !wanted(file)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
}

/** Copies files of a revision, by any name Git knows. @throws Error if Git does not know it */
export function copyRevision(root: string, revision: string, folder: string): void {
  const archive = spawnSync('git', ['archive', '--format=tar', revision], { cwd: root, maxBuffer: 2 ** 30 });
  if (archive.status !== 0) throw new Error(`Git has no revision ${revision}: ${archive.stderr.toString().trim()}`);
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (unpacked.status !== 0) throw new Error(`${revision} could not be unpacked: ${unpacked.stderr.toString().trim()}`);
}
