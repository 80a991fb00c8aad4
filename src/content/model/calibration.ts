/** The figures of the last calibration, which `npm run calibrate` writes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Calibration } from '../../brand/score/calibration';
import { RUBRIC } from '../../brand/score/rubric';
import { rubricDigest } from '../../brand/score/rubric-digest';

/** Where the figures are, from the root of the repository. */
export const CALIBRATION_FILE = 'content/calibration.json';

export interface PublishedFigures extends Calibration {
  /** Whether the rubric has changed since they were measured: then they say so wherever they are shown. */
  readonly isEarlier: boolean;
}

/** @returns the figures, without those of checks that the rubric no longer has */
export function readCalibration(root: string): PublishedFigures {
  const figures = JSON.parse(readFileSync(join(root, CALIBRATION_FILE), 'utf8')) as Calibration;
  const known = new Set(RUBRIC.dimensions.flatMap(({ checks }) => checks).map(({ id }) => id));
  return {
    ...figures,
    isEarlier: figures.rubricDigest !== rubricDigest(),
    checks: figures.checks.filter(({ id }) => known.has(id)),
    unvarying: figures.unvarying.filter((id) => known.has(id)),
  };
}
