/** Whether a report's figures follow from its checks. */
import type { CheckResult, Report } from '../report';
import { RUBRIC, type Rubric, type WeightedCheck } from '../rubric';
import { score } from '../score';
import { canonicalJson } from './canonical-json';

function isOutcomeOf(check: WeightedCheck, result: CheckResult): boolean {
  if (result.id !== check.id || result.dimension !== check.dimension || result.weight !== check.weight) return false;
  if (result.standing !== check.standing) return false;
  if (result.score === 'out-of-scope') return result.outcome === 'out-of-scope';
  return Object.hasOwn(check.outcomes, result.outcome) && check.outcomes[result.outcome] === result.score;
}

/**
 * False if a report of this rubric says what the rubric never says: other checks or weights, an outcome with
 * another score, sums that are others. Of a report of another rubric nothing can be said, so it is taken as it is.
 */
export function isConsistent(report: Report, rubric: Rubric = RUBRIC): boolean {
  if (report.rubricVersion !== rubric.version) return true;
  const checks = rubric.dimensions.flatMap((dimension) => dimension.checks);
  if (checks.length !== report.checks.length) return false;
  const ours = report.checks.every((result, index) => {
    const check = checks[index];
    return check !== undefined && isOutcomeOf(check, result);
  });
  const { overall, dimensions } = report;
  return ours && canonicalJson({ overall, dimensions }) === canonicalJson(score(rubric, report.checks));
}
