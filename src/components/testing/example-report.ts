import { readFileSync } from 'node:fs';
import { assessEvidence } from '../../brand/engine/assess-evidence';
import type { Evidence } from '../../brand/evidence/evidence';
import type { Report } from '../../brand/report/report';
import type { ExampleId } from '../../site/examples';

/** The report that the engine makes of a recorded example. */
export function exampleReport(id: ExampleId): Report {
  return assessEvidence(JSON.parse(readFileSync(`content/examples/${id}.json`, 'utf8')) as Evidence).report;
}
