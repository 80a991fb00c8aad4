/** The recorded examples in the format of exported reports, for the assessment page to open. */
import { assess } from '../../brand/assess';
import { extractFacts } from '../../brand/extract';
import { exportText } from '../../brand/sharing/export';
import { EXAMPLE_IDS, examplePath } from '../../site/examples';
import { exampleEvidence } from '../model/examples';
import { writePublic, type Publication } from './publication';

export function writeExamples(publication: Publication): void {
  for (const id of EXAMPLE_IDS) {
    const evidence = exampleEvidence(publication.root, id);
    const facts = extractFacts(evidence);
    const report = { ...assess(facts) };
    writePublic(publication, examplePath(id), exportText({ format: 1, evidence, facts, report, signature: null }));
  }
}
