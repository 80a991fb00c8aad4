import type { Source } from '../checks/check';
import { RUBRIC } from './rubric';

/** The published texts that a check rests on; none for a check that the rubric does not have. */
export function checkSources(check: string): readonly Source[] {
  return RUBRIC.dimensions.flatMap(({ checks }) => checks).find(({ id }) => id === check)?.sources ?? [];
}
