import { join } from 'node:path';
import type { ParentSpanPluginArgs, Store } from 'gatsby';
import { beginCheck } from '../check/checked-content';
import { checkStrings } from '../check/check-strings';
import { beginBundles } from '../bundles/bundles';
import { writeIcons } from '../bundles/icons';
import { lackingLine, stopping, type Found } from '../model/lacking';
import { formatProblems, type Problem } from '../model/problem';
import { readEnvironment } from '../../site/environment';
import { writeFunctions } from '../../site/functions';
import { rateLimitsOf } from '../../site/rate-limits';
import { DEFAULT_PLAN, type Plan } from '../../site/plans';
import { writeWorkers } from '../../site/workers';
import { restoreGatsbyFiles } from './publish';

/** What is found in strings and content, or what keeps the content from being read, as text for whoever built. */
function checkAll(root: string): (Found & { readonly warnings: readonly Problem[] }) | string {
  const strings = checkStrings(root);
  try {
    const content = beginCheck(root);
    if (content === null) return { ...strings, warnings: [] };
    return {
      problems: [...strings.problems, ...content.problems],
      lacking: [...strings.lacking, ...content.lacking],
      warnings: content.warnings,
    };
  } catch (error) {
    // The environment or the names: each error says what to set or fix. Unreadable strings are reported first.
    if (strings.problems.length > 0) return { ...strings, warnings: [] };
    return error instanceof Error ? error.message : String(error);
  }
}

/** The site's plan; what is wrong with the environment is reported elsewhere. */
function planOf(): Plan {
  const result = readEnvironment(process.env, 'build');
  return result.ok ? result.environment.plan : DEFAULT_PLAN;
}

/** What may be wrong, in one line: the command says it all. */
function warningLine(warnings: readonly Problem[]): string {
  return `${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'} about content: npm run content:check`;
}

/** Says which rate limits a plan has no rules for. */
function droppedLimits(plan: Plan): string {
  const { edge, storageAlone } = rateLimitsOf(plan);
  return (
    `The plan "${plan}" (FACET_PLAN) has rules for ${edge.length} rate limits at the edge: ${edge.join(', ')}. ` +
    `${storageAlone.length} hold in storage alone: ${storageAlone.join(', ')}.`
  );
}

/** Otherwise Gatsby deletes the nodes of all pages in each build and makes them again. Those of deleted pages still go. */
function keepNodesOfPages(store: Store): void {
  const dispatch = store.dispatch as (action: object) => void;
  dispatch({ type: 'ENABLE_STATEFUL_SOURCE_PLUGIN', plugin: { name: 'internal-data-bridge' } });
}

/**
 * Stops the build before Gatsby's plugins read a file that is wrong, with all problems at once. If much has to be
 * compiled, `createPages` does that: Gatsby makes its nodes meanwhile.
 */
export async function checkBeforeBuild({ reporter, store }: ParentSpanPluginArgs): Promise<void> {
  const root = process.cwd();
  if (process.env['FACET_STOCK'] !== '1') keepNodesOfPages(store);
  restoreGatsbyFiles(root);
  const plan = planOf();
  writeFunctions(root, plan);
  writeWorkers(root);
  const found = checkAll(root);
  if (typeof found === 'string') {
    reporter.panicOnBuild(found);
    return;
  }
  const obstacles = stopping(found);
  const missing = lackingLine(found.lacking);
  if (found.warnings.length > 0) reporter.warn(warningLine(found.warnings));
  if (obstacles.length === 0 && missing !== null) reporter.warn(missing);
  if (obstacles.length > 0) reporter.panicOnBuild(formatProblems(obstacles));
  else if (process.env['gatsby_executing_command'] === 'build') {
    reporter.info(droppedLimits(plan));
    beginBundles(root);
  } else await writeIcons(join(root, 'public'));
}
