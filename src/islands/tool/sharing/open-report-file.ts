import {
  COMPARISON_EXPORT_LIMIT,
  EXPORT_LIMIT,
  openExport,
  openExports,
  type Engine,
  type OpenedExport,
} from '../../../brand/sharing/export';
import type { SavedKind } from '../../../site/accounts';
import { assessEvidence } from '../../../brand/engine/assess-evidence';
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
 * Reads a file, only in this browser: a report, and for a comparison one or several.
 *
 * @throws AssessmentFailure with the code of a file's problem
 */
export async function openReportFile(file: Blob, kind: SavedKind): Promise<readonly AssessmentResult[]> {
  const limit = kind === 'report' ? EXPORT_LIMIT : COMPARISON_EXPORT_LIMIT;
  if (file.size > limit) throw new AssessmentFailure('file-too-large');
  const text = await contentOf(file);
  if (kind === 'report') {
    const read = openExport(text, ENGINE);
    if (!read.ok) throw new AssessmentFailure(read.code);
    return [resultOf(read.opened)];
  }
  const read = openExports(text, ENGINE);
  if (!read.ok) throw new AssessmentFailure(read.code);
  return read.opened.map(resultOf);
}
