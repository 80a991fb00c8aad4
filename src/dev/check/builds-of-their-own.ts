/**
 * Whether `npm test` runs the tests that make their own builds, a minute on two processors each. They test how a build
 * is made. Everything else is tested on the one build that all tests share.
 */
import { changedSince, git } from './changed-files';

/** What those builds are made from and report. Entries of the changelog and examples are like those there were. */
const MADE_FROM = [
  /^content\/(?!changelog\/|examples\/|calibration\.json$)/,
  /^src\/(?:content|site|templates|dev\/deployed)\//,
  // What is around every function.
  /^src\/server\/(?:platform|review)\//,
  /^(?:gatsby-[\w-]+\.tsx?|netlify\.toml|package-lock\.json)$/,
  /^tests\/(?:gallery\/|(?:netlify|preview|writing)\.|harness\/(?:branch|own-site|review|scratch-site)\.ts$)/,
];

export function affectsBuilds(file: string): boolean {
  return MADE_FROM.some((pattern) => pattern.test(file)) && !/\.test\.tsx?$|\/testing\//.test(file);
}

/** What the working folder is compared with; null if Git knows nothing to compare with, as in a shallow clone. */
function baseOf(root: string): string | null {
  const known = (...args: readonly string[]): string | null => {
    try {
      return git(root, ...args)[0]?.trim() ?? null;
    } catch {
      return null;
    }
  };
  const head = known('rev-parse', 'HEAD');
  const shared = known('merge-base', 'HEAD', 'origin/HEAD') ?? known('merge-base', 'HEAD', 'main');
  if (shared !== null && shared !== head) return shared;
  // On the main branch itself: what the last commit, or the last merge, brought.
  return known('rev-parse', '--verify', 'HEAD^');
}

/**
 * The changed files that builds are made from: on a branch since it began, on the main branch since the first parent of
 * its last commit, and what is not committed.
 *
 * @returns null if that cannot be known
 */
export function filesForBuilds(root: string): readonly string[] | null {
  const base = baseOf(root);
  return base === null ? null : changedSince(root, base).filter(affectsBuilds);
}
