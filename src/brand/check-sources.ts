import type { Source } from './check';
import { RUBRIC } from './rubric';

/** The published texts a check of this rubric rests on; none for one that an older report names. */
export function checkSources(check: string): readonly Source[] {
  return RUBRIC.dimensions.flatMap(({ checks }) => checks).find(({ id }) => id === check)?.sources ?? [];
}
