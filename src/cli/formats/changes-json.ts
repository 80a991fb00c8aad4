/** What `facet diff --json` writes. */
import type { Encoded } from '../../encoding/text';
import * as z from 'zod';
import { SCOPES } from '../../brand/evidence/evidence';
import type { CheckResult, Report } from '../../brand/report/report';
import { jsonFile } from '../../encoding/json';
import type { Changes } from '../changes';

const perMille = z.int().min(0).max(1000);
const result = z.strictObject({
  outcome: z.string(),
  score: z.union([perMille, z.enum(['na', 'unknown', 'out-of-scope'])]).describe('Per mille, or why there is none.'),
});
const side = z.strictObject({
  target: z.strictObject({
    address: z.string(),
    origin: z.string(),
    typed: z.string().describe('Origin that was typed.').optional(),
    final: z.string().describe('Where its page was found.').optional(),
  }),
  collectedAt: z.iso.datetime(),
});

export const changesSchema = z
  .strictObject({
    format: z.literal(1),
    rubricVersion: z.string(),
    scope: z.enum(SCOPES),
    before: side,
    after: side,
    overall: z
      .strictObject({ before: perMille.nullable(), after: perMille.nullable() })
      .describe('Per mille; null where there was no overall score.'),
    causes: z.array(
      z.strictObject({
        cause: z.string().nullable().describe('What its checks have in common; null for a single check.'),
        direction: z.enum(['worse', 'better', 'other']),
        checks: z.array(z.strictObject({ id: z.string(), before: result, after: result })),
      }),
    ),
  })
  .describe('What changed between two reports of one site.');

type Written = z.output<typeof changesSchema>;

function resultOf({ outcome, score }: CheckResult): Written['causes'][number]['checks'][number]['before'] {
  return { outcome, score };
}

/** @param changes between these reports, whose checks are the same */
export function changesJson(before: Report, after: Report, { overall, causes }: Changes): Encoded<'json'> {
  const sideOf = ({ target, collectedAt }: Report) => ({ target, collectedAt });
  const content: Written = {
    format: 1,
    rubricVersion: after.rubricVersion,
    scope: after.scope,
    before: sideOf(before),
    after: sideOf(after),
    overall,
    causes: (causes ?? []).map(({ cause, direction, checks }) => ({
      cause,
      direction,
      checks: checks.map((one) => ({ id: one.after.id, before: resultOf(one.before), after: resultOf(one.after) })),
    })),
  };
  return jsonFile(content, 1);
}
