/** Reports of the recorded examples, for visitors who open one without scripts. */
import harbour from '../../../content/examples/harbour.json';
import northwind from '../../../content/examples/northwind.json';
import tidewater from '../../../content/examples/tidewater.json';
import { assessEvidence } from '../../brand/assess-evidence';
import type { Evidence } from '../../brand/evidence';
import type { Report } from '../../brand/report';
import type { ExampleId } from '../../site/examples';

// As recorded: JSON has no narrower types than string.
const EVIDENCE: Readonly<Record<ExampleId, unknown>> = { harbour, northwind, tidewater };

export function exampleReport(id: ExampleId): Report {
  return assessEvidence(EVIDENCE[id] as Evidence).report;
}
