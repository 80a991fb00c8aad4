/** Which files to check. All paths are from the project's root, with forward slashes. */
import { execFileSync } from 'node:child_process';
import type { CheckOptions } from './options';

/** Names separated by null bytes, so that Git quotes none. @throws Error with Git's message */
export function git(root: string, ...args: readonly string[]): string[] {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return output.split('\0').filter((name) => name !== '');
}

/**
 * @returns existing files, sorted: those below the paths if any are given, else those that differ from the commit,
 *   staged or not, or are new
 * @throws Error with Git's message if it does not know the commit
 */
export function filesToCheck(root: string, { paths, since }: Pick<CheckOptions, 'paths' | 'since'>): readonly string[] {
  const present = ['--cached', '--others', '--exclude-standard'];
  const files =
    paths.length > 0
      ? git(root, 'ls-files', '-z', ...present, '--', ...paths)
      : [
          // From where the branch began: later commits on the other branch are not part of this change.
          ...git(root, 'diff', '-z', '--name-only', '--merge-base', since),
          ...git(root, 'ls-files', '-z', '--others', '--exclude-standard'),
        ];
  const gone = new Set(git(root, 'ls-files', '-z', '--deleted'));
  const tracked = new Set(git(root, 'ls-files', '-z', ...present));
  return [...new Set(files)].filter((file) => tracked.has(file) && !gone.has(file)).sort();
}

/** Every file that differs from a commit, deleted or new ones too. */
export function changedSince(root: string, since: string): readonly string[] {
  return [
    ...git(root, 'diff', '-z', '--name-only', '--no-renames', since),
    ...git(root, 'ls-files', '-z', '--others', '--exclude-standard'),
  ];
}

/** Files that differ from the commit and no longer exist. */
export function removedFiles(root: string, { paths, since }: Pick<CheckOptions, 'paths' | 'since'>): readonly string[] {
  if (paths.length > 0) return [];
  return git(root, 'diff', '-z', '--name-only', '--diff-filter=D', '--no-renames', '--merge-base', since);
}
