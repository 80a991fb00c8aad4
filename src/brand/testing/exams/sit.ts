/** Sits exams: what the engine makes of each case is compared with what the suite expects. */
import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { EXAMS, type ExamId } from '../../score/exams';

/** A case by a name that tells it from others, what the engine makes of it, and what it should. */
export type Answer = readonly [name: string, made: unknown, expected: unknown];

/** The cases of a suite whose data is in a file here. */
export function casesOf(file: string): readonly unknown[] {
  const text = fs.readFileSync(path.join(__dirname, file), 'utf8');
  return (JSON.parse(text) as { readonly cases: readonly unknown[] }).cases;
}

/** Asserts that an exam comes out as its row says; returns the names of the cases that were not passed. */
export function expectExam(id: ExamId, answers: readonly Answer[]): readonly string[] {
  const failed = answers.filter(([, made, expected]) => !isDeepStrictEqual(made, expected)).map(([name]) => name);
  const { cases, passed } = EXAMS[id];
  expect({ id, cases: answers.length, passed: answers.length - failed.length }).toEqual({ id, cases, passed });
  return failed;
}
