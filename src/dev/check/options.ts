/** The arguments of `npm run check --`. */
import { parseArgs } from 'node:util';

export interface CheckOptions {
  /** Files or folders to check; if empty, what differs from a commit. */
  readonly paths: readonly string[];
  /** That commit. */
  readonly since: string;
  /** Browser specs to run too, as Playwright finds them. */
  readonly specs: readonly string[];
  /** Whether all reached unit tests run, even if they are many. */
  readonly everyTest: boolean;
}

export const USAGE = `npm run check -- [paths] [--since COMMIT] [--spec NAME] [--every-test]

  paths         files or folders; by default, what differs from the last commit, including new files
  --since main  what differs from where the branch left main
  --spec NAME   also runs tests/NAME.spec.ts in a browser, on a new build
  --every-test  runs all unit tests that the change reaches, not just the nearest`;

/** Returns null if the arguments cannot be parsed: then the usage is shown. */
export function readOptions(args: readonly string[]): CheckOptions | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        since: { type: 'string', default: 'HEAD' },
        spec: { type: 'string', multiple: true, default: [] },
        'every-test': { type: 'boolean', default: false },
      },
    });
    const { since, spec, 'every-test': everyTest } = values;
    return { paths: positionals, since, specs: spec, everyTest };
  } catch {
    return null;
  }
}
