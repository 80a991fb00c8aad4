/** Whether a report's figures follow from its checks. */
import type { CheckResult, Report } from '../report/report';
import { CHECKS_1_0, CHECKS_2_0, type RecordedCheck } from '../score/recorded-rubric';
import { RUBRIC, type Rubric } from '../score/rubric';
import { OUTLINE_1_0, OUTLINE_2_0, type RubricOutline } from '../score/rubric-outline';
import { score } from '../score/score';
import { canonicalJson } from './canonical-json';

interface ScoredRubric {
  readonly outline: RubricOutline;
  readonly checks: readonly RecordedCheck[];
}

/** Null for a version that nothing is known about. */
function rubricOf(version: string, own: Rubric): ScoredRubric | null {
  if (version === own.version) return { outline: own, checks: own.dimensions.flatMap(({ checks }) => checks) };
  if (version === OUTLINE_2_0.version) return { outline: OUTLINE_2_0, checks: CHECKS_2_0 };
  return version === OUTLINE_1_0.version ? { outline: OUTLINE_1_0, checks: CHECKS_1_0 } : null;
}

function isOutcomeOf(check: ScoredRubric['checks'][number], result: CheckResult): boolean {
  if (result.id !== check.id || result.dimension !== check.dimension || result.weight !== check.weight) return false;
  // Before 0.15 every outcome had its check's standing.
  const standings = [check.standing, check.standings?.[result.outcome]];
  if (!standings.includes(result.standing)) return false;
  if (result.score === 'out-of-scope') return result.outcome === 'out-of-scope';
  return Object.hasOwn(check.outcomes, result.outcome) && check.outcomes[result.outcome] === result.score;
}

/**
 * False if a report of this rubric or an earlier one says something that the rubric never says: other checks or
 * weights, another score for an outcome, other sums. About a report of another rubric we can't say anything, so we
 * accept it. Checks without weight were added during 2.0, so a report may be older than they are.
 */
export function isConsistent(report: Report, own: Rubric = RUBRIC): boolean {
  const rubric = rubricOf(report.rubricVersion, own);
  if (rubric === null) return true;
  const { outline } = rubric;
  const stated = new Set(report.checks.map(({ id }) => id));
  const checks = rubric.checks.filter(({ id, weight }) => weight > 0 || outline !== OUTLINE_2_0 || stated.has(id));
  if (checks.length !== report.checks.length) return false;
  const known = report.checks.every((result, index) => {
    const check = checks[index];
    return check !== undefined && isOutcomeOf(check, result);
  });
  const { overall, dimensions } = report;
  return known && canonicalJson({ overall, dimensions }) === canonicalJson(score(outline, report.checks));
}
