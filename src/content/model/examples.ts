/** Recorded evidence of sample brands, from which the build makes reports to show. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assessEvidence } from '../../brand/engine/assess-evidence';
import type { Evidence } from '../../brand/evidence/evidence';
import type { Report } from '../../brand/report/report';
import { exportText } from '../../brand/sharing/export';
import { EXAMPLE_IDS, type ExampleId } from '../../site/examples';

/** Where the evidence is, from the root of the repository. */
export const EXAMPLES_FOLDER = 'content/examples';

/** Names of all examples. */
export function exampleNames(root: string): string[] {
  return readdirSync(join(root, EXAMPLES_FOLDER))
    .flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? [])
    .sort();
}

/** Every example's report, as the current engine makes it. */
export function readExamples(root: string): Readonly<Record<ExampleId, Report>> {
  const reports = EXAMPLE_IDS.map((id) => [id, readExample(root, id)] as const);
  return Object.fromEntries(reports) as Record<ExampleId, Report>;
}

/** What an example's servers answered when it was recorded. */
export function exampleEvidence(root: string, name: string): Evidence {
  return JSON.parse(readFileSync(join(root, EXAMPLES_FOLDER, `${name}.json`), 'utf8')) as Evidence;
}

/** @returns the report the current engine makes from an example's evidence */
export function readExample(root: string, name: string): Report {
  return assessEvidence(exampleEvidence(root, name)).report;
}

/** @returns an example in the format of exported reports, for the assessment page to open */
export function exampleExport(root: string, name: string): string {
  const evidence = exampleEvidence(root, name);
  const { facts, report } = assessEvidence(evidence);
  return exportText({ format: 1, evidence, facts, report: { ...report }, signature: null });
}
