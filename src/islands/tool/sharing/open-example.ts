import type { ReportExport } from '../../../brand/sharing/export';
import { examplePath, examplePictures, type ExampleId } from '../../../site/examples';
import { AssessmentFailure } from '../failure';
import type { AssessmentResult } from '../result';

/**
 * Loads a recorded example, which the site publishes in the format of exported reports.
 *
 * @throws AssessmentFailure `offline` or `network` where it cannot be had
 */
export async function openExample(id: ExampleId): Promise<AssessmentResult> {
  try {
    const response = await fetch(examplePath(id));
    if (!response.ok) throw new AssessmentFailure('network');
    // Our own file, written with this very version of the page.
    const { evidence, facts, report, signature } = (await response.json()) as ReportExport;
    return {
      report: report as unknown as AssessmentResult['report'],
      received: report,
      signature,
      arrival: { from: 'example' },
      basis: { state: 'here', facts, evidence },
      pictures: examplePictures(id),
    };
  } catch (cause) {
    if (cause instanceof AssessmentFailure) throw cause;
    throw new AssessmentFailure(navigator.onLine ? 'network' : 'offline', { cause });
  }
}
