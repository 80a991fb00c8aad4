/** Reports of the recorded examples, for visitors who open one without scripts. */
import harbour from '../../../content/examples/harbour.json';
import northwind from '../../../content/examples/northwind.json';
import tidewater from '../../../content/examples/tidewater.json';
import { assess } from '../../brand/assess';
import type { Evidence } from '../../brand/evidence';
import { extractFacts } from '../../brand/extract';
import type { Report } from '../../brand/report';
import type { ExampleId } from '../../site/examples';

// As recorded: JSON has no narrower types than string.
const EVIDENCE: Readonly<Record<ExampleId, unknown>> = { harbour, northwind, tidewater };

export function exampleReport(id: ExampleId): Report {
  return assess(extractFacts(EVIDENCE[id] as Evidence));
}
