import type { ParentSpanPluginArgs } from 'gatsby';
import { checkContent } from './check';
import { formatProblems } from './problem';
import { restoreGatsbyFiles } from './publish';

/** Stops the build before Gatsby's plugins read a file that is wrong, with all problems at once. */
export function checkBeforeBuild({ reporter }: ParentSpanPluginArgs): void {
  const root = process.cwd();
  restoreGatsbyFiles(root);
  const { problems } = checkContent(root);
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));
}
