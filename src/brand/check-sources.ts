import type { Source } from './check';
import { RUBRIC } from './rubric';

/** The published texts that a check of this rubric rests on; none for a check that an older report names. */
export function checkSources(check: string): readonly Source[] {
  return RUBRIC.dimensions.flatMap(({ checks }) => checks).find(({ id }) => id === check)?.sources ?? [];
}
