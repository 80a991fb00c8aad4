/** The figures of the last reading of verdicts (`docs/add-a-check.md`, "Before a release"). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Precision } from '../../brand/score/precision';
import { RUBRIC } from '../../brand/score/rubric';

/** Where the figures are, from the root of the repository. */
export const PRECISION_FILE = 'content/precision.json';

/** @returns the figures, without those of checks that the rubric no longer has */
export function readPrecision(root: string): Precision {
  const figures = JSON.parse(readFileSync(join(root, PRECISION_FILE), 'utf8')) as Precision;
  const known = new Set(RUBRIC.dimensions.flatMap(({ checks }) => checks).map(({ id }) => id));
  return { ...figures, checks: figures.checks.filter(({ id }) => known.has(id)) };
}
