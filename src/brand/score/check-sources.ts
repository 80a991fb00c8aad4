import type { Source } from '../checks/check';
import { CHECKS_1_0 } from './recorded-rubric';
import { RUBRIC } from './rubric';
import { isBeforeRubric2 } from './rubric-versions';

/**
 * The published texts that a check of a report rests on; none for a check that the rubric does not have.
 *
 * @param rubricVersion of the report
 */
export function checkSources(check: string, rubricVersion: string = RUBRIC.version): readonly Source[] {
  const checks = isBeforeRubric2(rubricVersion)
    ? CHECKS_1_0
    : RUBRIC.dimensions.flatMap((dimension) => dimension.checks);
  return checks.find(({ id }) => id === check)?.sources ?? [];
}
