import { useState } from 'react';
import { OUTLINE } from '../../../brand/score/rubric-outline';
import { chunk } from '../chunk';
import type { AssessmentResult, Correction } from '../result';

export type OwnNameProblem = 'empty' | 'failed';

export interface OwnName {
  /** Null while the report is shown as it was measured. */
  readonly correction: Correction | null;
  /** Whether what the report was made from is here, and the rubric is this engine's. */
  readonly isPossible: boolean;
  readonly problem: OwnNameProblem | null;
  /** @param name as `readOwnName` reads it: null for one that shows nothing */
  readonly putIn: (name: string | null) => void;
  readonly undo: () => void;
}

/**
 * The brand's name as the reader puts it in, and the report recomputed with it. Nothing leaves the browser.
 *
 * @param before what was put in when the report was shown before
 */
export function useOwnName({ report, basis }: AssessmentResult, before: Correction | null): OwnName {
  const [correction, setCorrection] = useState(before);
  const [problem, setProblem] = useState<OwnNameProblem | null>(null);
  const known = basis.state === 'here' || basis.state === 'awaited' ? basis : null;
  const putIn = (name: string | null) => {
    if (name === null || known === null) {
      setProblem('empty');
      return;
    }
    void chunk(import('./recompute')).then(
      ({ recompute }) => {
        setProblem(null);
        setCorrection({ name, report: recompute(known, name) });
      },
      () => setProblem('failed'),
    );
  };
  const undo = () => {
    setProblem(null);
    setCorrection(null);
  };
  return {
    correction,
    isPossible: known !== null && report.rubricVersion === OUTLINE.version,
    problem,
    putIn,
    undo,
  };
}
