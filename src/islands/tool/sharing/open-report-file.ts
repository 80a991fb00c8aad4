import {
  COMPARISON_EXPORT_LIMIT,
  EXPORT_LIMIT,
  openExport,
  openExports,
  type Engine,
  type OpenedExport,
} from '../../../brand/sharing/export';
import { assessEvidence } from '../../../brand/assess-evidence';
import { AssessmentFailure } from '../failure';
import type { AssessmentResult } from '../result';

async function contentOf(file: Blob): Promise<string> {
  try {
    return await file.text();
  } catch (cause) {
    // Moved, changed or locked since it was chosen (File API, 7: NotFoundError, NotReadableError).
    throw new AssessmentFailure('file-unreadable', { cause });
  }
}

const ENGINE: Engine = (evidence, ownName) => assessEvidence(evidence, null, ownName);

function resultOf({
  report,
  received,
  signature,
  remade,
  evidence,
  facts,
  correction,
}: OpenedExport): AssessmentResult {
  return {
    report,
    received,
    signature,
    arrival: { from: 'file', remade },
    basis: { state: 'here', facts, evidence },
    ...(correction !== null && { correction }),
  };
}

/**
 * Reads a report that was saved as a file, in this browser alone.
 *
 * @throws AssessmentFailure with the code of a file's problem
 */
export async function openReportFile(file: Blob): Promise<AssessmentResult> {
  if (file.size > EXPORT_LIMIT) throw new AssessmentFailure('file-too-large');
  const read = openExport(await contentOf(file), ENGINE);
  if (!read.ok) throw new AssessmentFailure(read.code);
  return resultOf(read.opened);
}

/**
 * Reads a file that holds one report or those of a comparison, in this browser alone.
 *
 * @throws AssessmentFailure with the code of a file's problem
 */
export async function openReportsFile(file: Blob): Promise<readonly AssessmentResult[]> {
  if (file.size > COMPARISON_EXPORT_LIMIT) throw new AssessmentFailure('file-too-large');
  const read = openExports(await contentOf(file), ENGINE);
  if (!read.ok) throw new AssessmentFailure(read.code);
  return read.opened.map(resultOf);
}
