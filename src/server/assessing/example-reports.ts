/** The recorded examples, for visitors who open one without scripts and for programs that try the API. */
import harbour from '../../../content/examples/harbour.json';
import northwind from '../../../content/examples/northwind.json';
import tidewater from '../../../content/examples/tidewater.json';
import { assessEvidence } from '../../brand/engine/assess-evidence';
import type { Evidence } from '../../brand/evidence/evidence';
import type { Report } from '../../brand/report/report';
import type { ReportExport } from '../../brand/sharing/export';
import type { ExampleId } from '../../site/examples';

// As recorded: JSON has no narrower types than string.
const EVIDENCE: Readonly<Record<ExampleId, unknown>> = { harbour, northwind, tidewater };

export function exampleReport(id: ExampleId): Report {
  return assessEvidence(EVIDENCE[id] as Evidence).report;
}

/** An example as a site that was measured is exported. Unsigned: this site has not measured it. */
export function exampleExport(id: ExampleId): ReportExport {
  const evidence = EVIDENCE[id] as Evidence;
  const { facts, report } = assessEvidence(evidence);
  return { format: 1, evidence, facts, report: { ...report }, signature: null };
}
