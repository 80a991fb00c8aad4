/**
 * Fixes ready to paste: texts for the places in which checks lost points, filled from what the brand says about itself.
 * A check that passed, did not apply or could not be read asks for nothing.
 */
import type { Report } from '../report/report';
import {
  FIX_IDS,
  inWords,
  placeholdersIn,
  type FixBlock,
  type FixId,
  type FixWriter,
  type PlaceholderName,
  type Refusal,
  type Statements,
} from './block';
import { headersLines, llmsTxtLines, manifestLines, securityTxtLines } from './files';
import { headLines, languageLines } from './head';
import { articleLines, siteLines } from './json-ld';
import { imageRobotsLines, robotsLines } from './robots-lines';
import { brokenRule } from './rules';
import { Subject } from './subject';

const WRITERS: Readonly<Record<FixId, FixWriter>> = {
  language: languageLines,
  head: headLines,
  'json-ld': siteLines,
  article: articleLines,
  manifest: manifestLines,
  robots: robotsLines,
  'image-robots': imageRobotsLines,
  'security-txt': securityTxtLines,
  headers: headersLines,
  'llms-txt': llmsTxtLines,
};

/** What is written for a place, and what is refused; nothing where no check lost points. */
function written(id: FixId, subject: Subject) {
  const judged = WRITERS[id](subject)
    .filter(({ checks }) => checks.length > 0)
    .map((line) => ({ line, rule: 'rule' in line ? line.rule : brokenRule(line, subject) }));
  return {
    lines: judged.flatMap(({ line, rule }) => ('text' in line && rule === null ? line : [])),
    refused: judged.flatMap(({ line, rule }): Refusal | readonly [] =>
      rule === null ? [] : 'rule' in line ? line : { rule, checks: line.checks },
    ),
  };
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
    const { lines } = written(id, proof ? new Subject(report, new Set(proof.checks)) : subject);
    if (lines.length === 0) return [];
    // Groups of robots.txt are separated by an empty line; none follows the last group.
    const text = lines
      .map((line) => line.text)
      .join('\n')
      .trimEnd();
    const placeholders = placeholdersIn(text);
    const { language, textLanguage } = report.portrait;
    const isGuessed = id === 'language' && language === null && textLanguage !== undefined;
    const isNameOpen = report.portrait.name !== null && placeholders.includes('name');
    const named = (states: Statements) =>
      Object.fromEntries(Object.entries(states).map(([field, value]) => [field, inWords(value, name)]));
    return {
      id,
      text: inWords(text, name),
      checks: [...new Set(lines.flatMap(({ checks }) => checks))],
      placeholders,
      inferred: [...(isNameOpen ? (['name'] as const) : []), ...(isGuessed ? (['language'] as const) : [])],
      replaces: [...new Set(lines.flatMap(({ replaces }) => replaces ?? []))],
      states: lines.flatMap(({ checks, states }) => (states ? [{ checks, states: named(states) }] : [])),
    };
  });
}

/** What no text is offered for, and why, though it would have answered checks that no block answers. */
export function refusals(report: Report, blocks: readonly FixBlock[]): readonly Refusal[] {
  const subject = new Subject(report);
  const answered = new Set(blocks.flatMap(({ checks }) => checks));
  return FIX_IDS.flatMap((id) => written(id, subject).refused)
    .map((refusal) => ({ ...refusal, checks: refusal.checks.filter((check) => !answered.has(check)) }))
    .filter(({ checks }) => checks.length > 0);
}
