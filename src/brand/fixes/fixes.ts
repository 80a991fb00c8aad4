/**
 * Fixes ready to paste: texts for the places in which checks lost points, filled from what the brand says of itself.
 * A check that passed, did not apply or could not be read asks for nothing.
 */
import type { Report } from '../report';
import { FIX_IDS, Placeholders, type FixBlock, type FixId, type FixWriter, type PlaceholderName } from './block';
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

/**
 * The texts a report gives rise to, in the order of `FIX_IDS`; none if nothing can be pasted. What only the brand
 * knows is marked `REPLACE: …`, with `name` saying what it is.
 */
export function fixes(report: Report, name: PlaceholderName): readonly FixBlock[] {
  const subject = new Subject(report);
  return FIX_IDS.flatMap((id) => {
    const placeholders = new Placeholders(name);
    const lines = WRITERS[id](subject, placeholders);
    if (lines.length === 0) return [];
    return {
      id,
      // Groups of robots.txt are set apart by an empty line; behind the last one there is none.
      text: lines
        .map(({ text }) => text)
        .join('\n')
        .trimEnd(),
      checks: [...new Set(lines.flatMap(({ checks }) => checks))],
      placeholders: placeholders.used,
      replaces: [...new Set(lines.flatMap(({ replaces }) => replaces ?? []))],
    };
  });
}
