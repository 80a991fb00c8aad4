/** What the engine judged, without what the rubric makes of it: a change of a weight changes none of this. */
import type { Report } from '../report/report';

export function judgedIn({
  rubricVersion: _version,
  overall: _overall,
  dimensions: _dimensions,
  checks,
  ...report
}: Report) {
  return { ...report, checks: checks.map(({ weight: _weight, ...check }) => check) };
}
