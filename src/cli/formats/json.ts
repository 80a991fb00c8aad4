import type { Encoded } from '../../encoding/text';
import { exportText } from '../../brand/sharing/export';
import type { ReportJson } from '../../brand/sharing/signature';
import type { Measured } from '../measured';

/** A report as it was received where it was opened, so that what is written again is what was signed. */
interface Received {
  readonly received?: ReportJson;
  readonly ownName?: string;
}

/** The export of the site: `facet-report.json` with what was measured here. */
export function jsonText(
  { evidence, facts, report, signature }: Measured,
  { received, ownName }: Received = {},
): Encoded<'json'> {
  return exportText({
    format: 1,
    evidence,
    facts,
    report: received ?? { ...report },
    signature,
    ...(ownName !== undefined && { ownName }),
  });
}
