/** Asserts of a test that an exam comes out as its row says. */
import { EXAMS, type ExamId } from '../../score/exams';

/** A case, by a name that tells it from others, and whether it was passed. */
export type Outcome = readonly [name: string, passed: boolean];

/** Returns the names of the cases that were not passed. */
export function expectExam(id: ExamId, outcomes: readonly Outcome[]): readonly string[] {
  const failed = outcomes.filter(([, passed]) => !passed).map(([name]) => name);
  const { cases, passed } = EXAMS[id];
  expect({ id, cases: outcomes.length, passed: outcomes.length - failed.length }).toEqual({ id, cases, passed });
  return failed;
}
