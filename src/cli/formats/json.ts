import type { Encoded } from '../../encoding/text';
import { exportText } from '../../brand/sharing/export';
import type { ReportJson } from '../../brand/sharing/signature';
import type { Measured } from '../measured';
import { comparisonExportText } from '../../brand/sharing/export';
import { lineText } from '../many/lines';
import type { Format } from './format';

/** A report that was opened, as received, so that we write again exactly what was signed. */
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

export const format: Format = {
  report: ({ measured, opened }) => jsonText(measured, opened),
  comparison: ({ brands }) =>
    comparisonExportText(brands.map((each) => ({ format: 1, ...each, report: { ...each.report } }))),
  // Its schema is loaded with it.
  changes: async ({ before, after, changes }) =>
    (await import('./changes-json')).changesJson(before, after.report, changes),
  vocabulary: async ({ explained }, { words }) =>
    (await import('./vocabulary-json')).vocabularyJson(explained, words.locale),
  many: async function* ({ lines }) {
    for await (const line of lines()) yield lineText(line);
  },
};
