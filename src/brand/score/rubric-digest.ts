/** Names the state of the rubric, so that figures measured with it can be told from those of another state. */
import { RUBRIC, type Rubric } from './rubric';

/**
 * FNV-1a with 32 bits: enough to tell a change. The engine has no digest of its host's that answers at once.
 * (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv)
 */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Eight hexadecimal digits that change with every check, weight, outcome, gate or cause, and with the version. */
export function rubricDigest(rubric: Rubric = RUBRIC): string {
  const { version, dimensions, gates, causes } = rubric;
  const asked = dimensions.map(({ id, weight, checks }) => [
    id,
    weight,
    checks.map((check) => [check.id, check.weight, check.standing, check.outcomes]),
  ]);
  return fnv1a(JSON.stringify([version, asked, gates, causes]));
}
