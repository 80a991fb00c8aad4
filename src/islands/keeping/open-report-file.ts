import { EXPORT_LIMIT, openExport } from '../../brand/sharing/export';
import { assessEvidence } from '../assessing/assess-evidence';
import { AssessmentFailure } from '../assessing/failure';
import type { AssessmentResult } from '../assessing/result';

async function contentOf(file: Blob): Promise<string> {
  try {
    return await file.text();
  } catch (cause) {
    // Moved, changed or locked since it was chosen (File API, 7: NotFoundError, NotReadableError).
    throw new AssessmentFailure('file-unreadable', { cause });
  }
}

/**
 * Reads a report that was saved as a file, in this browser alone.
 *
 * @throws AssessmentFailure with the code of a file's problem
 */
export async function openReportFile(file: Blob): Promise<AssessmentResult> {
  if (file.size > EXPORT_LIMIT) throw new AssessmentFailure('file-too-large');
  const read = openExport(await contentOf(file), assessEvidence);
  if (!read.ok) throw new AssessmentFailure(read.code);
  const { report, received, signature, remade, evidence, facts } = read.opened;
  return {
    report,
    received,
    signature,
    arrival: { from: 'file', remade },
    basis: { state: 'here', facts, evidence },
  };
}
