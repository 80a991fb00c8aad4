/** The writers' commands on a site of their own, for tests. */
import { checkContent } from '../../check/check';
import { ContentFixture } from '../../check/testing/content-fixture';
import { formatProblem } from '../../model/problem';
import { runCommand } from '../cli';
import type { Outcome } from '../outcome';

/** What the commands take for now. */
export const NOW = new Date('2026-11-21T12:00:00Z');

export interface ScratchSite {
  /** New for each test. */
  readonly site: Pick<ContentFixture, 'root' | 'write' | 'read' | 'has'>;
  /** Runs a command as npm does, without a variable set. */
  readonly run: (...argv: readonly string[]) => Outcome;
  /** What the check prints. */
  readonly problems: () => string[];
}

/**
 * Called once in a file of tests: makes a site before each of them and removes it.
 * @param code whether it has the code that asks for strings, for commands that look for strings without use
 */
export function scratchSite({ code = false } = {}): ScratchSite {
  let fixture: ContentFixture;
  beforeEach(() => {
    fixture = new ContentFixture({ code });
  });
  afterEach(() => {
    fixture.remove();
  });
  const site: ScratchSite['site'] = {
    get root() {
      return fixture.root;
    },
    write: (file, text) => fixture.write(file, text),
    read: (file) => fixture.read(file),
    has: (file) => fixture.has(file),
  };
  return {
    site,
    run: (...argv) => runCommand(site.root, argv, {}, NOW),
    problems: () => checkContent(site.root).problems.map(formatProblem),
  };
}
