/** What stands behind `npm run check --`. */
import { parseArgs } from 'node:util';

export interface CheckOptions {
  /** Files or folders to look at; none: what differs from a commit. */
  readonly paths: readonly string[];
  /** That commit. */
  readonly since: string;
  /** Browser specs to run as well, as Playwright finds them. */
  readonly specs: readonly string[];
  /** Whether every unit test that is reached runs, however many they are. */
  readonly everyTest: boolean;
}

export const USAGE = `npm run check -- [paths] [--since COMMIT] [--spec NAME] [--every-test]

  paths         files or folders; without any: what differs from the last commit, new files too
  --since main  instead: what differs from where the branch left main
  --spec NAME   runs tests/NAME.spec.ts in a browser as well, on a build made now
  --every-test  runs all unit tests that the change reaches, not only the nearest`;

/** Returns null where it cannot be read: then the usage helps. */
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
