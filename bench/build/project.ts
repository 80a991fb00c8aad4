/** Copies the project's files to a folder where they can be built without disturbing the checkout. */
import { execFileSync } from 'node:child_process';
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
