import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assess } from '../../brand/assess';
import type { Evidence } from '../../brand/evidence';
import { extractFacts } from '../../brand/extract';
import type { Facts } from '../../brand/facts';
import type { Report } from '../../brand/report';

/** The example of the home page: a report by the current engine on the recorded evidence of a sample brand. */
export function readExample(root: string): { facts: Facts; report: Report } {
  const evidence = JSON.parse(readFileSync(join(root, 'content/examples/harbour.json'), 'utf8')) as Evidence;
  const facts = extractFacts(evidence);
  return { facts, report: assess(facts) };
}
