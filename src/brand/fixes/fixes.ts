/**
 * Fixes ready to paste: texts for the places in which checks lost points, filled from what the brand says about itself.
 * A check that passed, did not apply or could not be read asks for nothing.
 */
import type { Report } from '../report/report';
import { FIX_IDS, Placeholders, type FixBlock, type FixId, type FixWriter, type PlaceholderName } from './block';
import { htmlText } from './escaping';
import { headersLines, llmsTxtLines, manifestLines, securityTxtLines } from './files';
import { headLines, languageLines } from './head';
import { jsonLdLines } from './json-ld';
import { imageRobotsLines, robotsLines } from './robots-lines';
import { Subject } from './subject';

const WRITERS: Readonly<Record<FixId, FixWriter>> = {
  language: languageLines,
  head: headLines,
  'json-ld': jsonLdLines,
  manifest: manifestLines,
  robots: robotsLines,
  'image-robots': imageRobotsLines,
  'security-txt': securityTxtLines,
  headers: headersLines,
  'llms-txt': llmsTxtLines,
};

/** What a text says that the brand does not. */
function inferredIn(
  { name, basis, language, textLanguage }: Report['portrait'],
  id: FixId,
  text: string,
): FixBlock['inferred'] {
  const hasName = name !== null && basis === 'inferred' && (text.includes(name) || text.includes(htmlText(name)));
  const hasLanguage = id === 'language' && language === null && textLanguage !== undefined;
  return [...(hasName ? (['name'] as const) : []), ...(hasLanguage ? (['language'] as const) : [])];
}

/**
 * The texts a report gives rise to, in the order of `FIX_IDS`; none if nothing can be pasted. What only the brand
 * knows is marked `REPLACE: …`, with `name` saying what it is. Where the texts were tried (`prove.ts`), only what was
 * shown to repair something is written.
 */
export function fixes(report: Report, name: PlaceholderName): readonly FixBlock[] {
  const { proofs } = report;
  const subject = new Subject(report);
  return FIX_IDS.flatMap((id) => {
    const proof = proofs?.find(({ fix }) => fix === id);
    if (proofs !== undefined && proof === undefined) return [];
    const placeholders = new Placeholders(name);
    const lines = WRITERS[id](proof ? subject.repairing(proof.checks) : subject, placeholders);
    if (lines.length === 0) return [];
    // Groups of robots.txt are separated by an empty line; none follows the last group.
    const text = lines
      .map((line) => line.text)
      .join('\n')
      .trimEnd();
    return {
      id,
      text,
      checks: [...new Set(lines.flatMap(({ checks }) => checks))],
      placeholders: placeholders.used,
      inferred: inferredIn(report.portrait, id, text),
      replaces: [...new Set(lines.flatMap(({ replaces }) => replaces ?? []))],
      states: lines.flatMap(({ checks, states }) => (states ? [{ checks, states }] : [])),
    };
  });
}
