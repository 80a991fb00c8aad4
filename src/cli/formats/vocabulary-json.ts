/** What `facet checks --json` and `facet explain --json` write. */
import * as z from 'zod';
import { DIMENSION_IDS, STANDINGS } from '../../brand/report/report';
import { OUTLINE } from '../../brand/score/rubric-outline';
import { jsonFile } from '../../encoding/json';
import type { Encoded } from '../../encoding/text';
import type { Explained } from './explained';

const perMille = z.int().min(0).max(1000);
const check = z.strictObject({
  id: z.string().describe('The name that options, configurations and every format use.'),
  dimension: z.enum(DIMENSION_IDS),
  cause: z.string().nullable().describe('What it may have in common with other checks.'),
  weight: z.number().min(0).describe('Its share within its dimension; 0 for a check that only reports.'),
  points: perMille.describe('Per mille of the overall score that it can cost.'),
  standing: z.enum(STANDINGS).nullable().describe('Null for a check that only reports.'),
  ofPage: z.boolean().describe('Whether `facet page` asks it.'),
  title: z.string(),
  asks: z.string(),
  why: z.string(),
  guide: z.string().describe('Its page in the guide; a path if the configuration names no site.'),
  references: z.array(z.strictObject({ name: z.string(), section: z.string(), url: z.string() })),
  outcomes: z.array(
    z.strictObject({
      id: z.string(),
      score: z.union([perMille, z.enum(['na', 'unknown'])]).describe('Per mille that it keeps, or why it keeps none.'),
      reason: z.string().describe('What a report says; … stands for what was found.'),
      fix: z.string().nullable(),
    }),
  ),
});

export const vocabularySchema = z
  .strictObject({
    format: z.literal(1),
    rubricVersion: z.string(),
    language: z.string(),
    checks: z.array(check),
  })
  .describe('Checks, as the command explains them.');

type Written = z.output<typeof vocabularySchema>;

export function vocabularyJson(explained: readonly Explained[], language: string): Encoded<'json'> {
  const content: Written = {
    format: 1,
    rubricVersion: OUTLINE.version,
    language,
    checks: explained.map(({ isOfPage, sources, outcomes, work: _, ...one }) => ({
      ...one,
      ofPage: isOfPage,
      references: sources.map((source) => ({ ...source })),
      outcomes: outcomes.map((outcome) => ({ ...outcome })),
    })),
  };
  return jsonFile(content, 1);
}
