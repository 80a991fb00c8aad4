import type { ParentSpanPluginArgs } from 'gatsby';
import { checkContentFirst } from '../check/checked-content';
import { formatProblems } from '../model/problem';
import { restoreGatsbyFiles } from './publish';

/** What keeps the build from beginning, as text for whoever started it; null where nothing does. */
function obstacle(root: string): string | null {
  try {
    const { problems } = checkContentFirst(root);
    return problems.length > 0 ? formatProblems(problems) : null;
  } catch (error) {
    // The environment, the names or the strings: each says what to set or mend.
    return error instanceof Error ? error.message : String(error);
  }
}

/** Stops the build before Gatsby's plugins read a file that is wrong, with all problems at once. */
export function checkBeforeBuild({ reporter }: ParentSpanPluginArgs): void {
  const root = process.cwd();
  restoreGatsbyFiles(root);
  const found = obstacle(root);
  if (found !== null) reporter.panicOnBuild(found);
}
