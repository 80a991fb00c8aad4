/** Which files a check looks at. All paths are from the project's root, with forward slashes. */
import { execFileSync } from 'node:child_process';
import type { CheckOptions } from './options';

/** Names between null bytes: no name is quoted then. */
function git(root: string, ...args: readonly string[]): string[] {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return output.split('\0').filter((name) => name !== '');
}

/**
 * @returns files that exist, sorted: those below the paths where there are some, else those that differ from the
 *   commit, staged or not, or are new
 * @throws Error with what git says where it does not know the commit
 */
export function filesToCheck(root: string, { paths, since }: Pick<CheckOptions, 'paths' | 'since'>): readonly string[] {
  const present = ['--cached', '--others', '--exclude-standard'];
  const files =
    paths.length > 0
      ? git(root, 'ls-files', '-z', ...present, '--', ...paths)
      : [
          // From where the branch began: what others did on the other one since is not this change.
          ...git(root, 'diff', '-z', '--name-only', '--merge-base', since),
          ...git(root, 'ls-files', '-z', '--others', '--exclude-standard'),
        ];
  const gone = new Set(git(root, 'ls-files', '-z', '--deleted'));
  const tracked = new Set(git(root, 'ls-files', '-z', ...present));
  return [...new Set(files)].filter((file) => tracked.has(file) && !gone.has(file)).sort();
}

/** Files that differ from the commit and are there no more. */
export function removedFiles(root: string, { paths, since }: Pick<CheckOptions, 'paths' | 'since'>): readonly string[] {
  if (paths.length > 0) return [];
  return git(root, 'diff', '-z', '--name-only', '--diff-filter=D', '--no-renames', '--merge-base', since);
}
