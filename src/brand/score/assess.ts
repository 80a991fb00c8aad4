import { articleOf } from '../facts/article';
import type { Facts } from '../facts/facts';
import { portrait } from '../naming/portrait';
import type { CheckResult, Report } from '../report/report';
import type { Check } from '../checks/check';
import { isPageScope, isPreviewScope, RUBRIC, type Rubric } from './rubric';
import { score } from './score';

function resultOf(check: Check, facts: Facts): CheckResult {
  const { id, dimension, weight, standing } = check;
  const outOfScope = {
    id,
    dimension,
    weight,
    standing,
    outcome: 'out-of-scope',
    score: 'out-of-scope',
    params: {},
    receipts: [],
  } as const;
  if (facts.scope === 'page' && !isPageScope(check)) return outOfScope;
  if (facts.scope === 'preview' && !isPreviewScope(check, facts.page.url)) return outOfScope;
  const { outcome, params, receipts } = check.run(facts);
  const value = check.outcomes[outcome];
  if (value === undefined) throw new Error(`check ${id} came to ${outcome}, an outcome it does not declare`);
  // If the whole page is known, anything unknown is behind the network: the manifest it names, the size of its image.
  if (facts.scope === 'page' && facts.page.state === 'whole' && value === 'unknown') return outOfScope;
  return {
    id,
    dimension,
    weight,
    standing: check.standings?.[outcome] ?? standing,
    outcome,
    score: value,
    params,
    receipts,
  };
}

/** What the checks came to, and the scores that follow: a report without the brand's portrait. */
export type Judgement = Pick<Report, 'overall' | 'dimensions' | 'checks'>;

/** Runs every check of the rubric and scores the results. */
export function judge(facts: Facts, rubric: Rubric = RUBRIC): Judgement {
  const checks = rubric.dimensions.flatMap((dimension) => dimension.checks.map((check) => resultOf(check, facts)));
  return { ...score(rubric, checks), checks };
}

/** The report on what a brand says. The same facts always give the same report. */
export function assess(facts: Facts, rubric: Rubric = RUBRIC): Report {
  const article = articleOf(facts);
  return {
    format: 1,
    rubricVersion: rubric.version,
    scope: facts.scope,
    target: facts.target,
    collectedAt: facts.collectedAt,
    ...judge(facts, rubric),
    portrait: portrait(facts),
    ...(article !== null && { article }),
    ...(facts.ownName !== undefined && { isNameCorrected: true }),
  };
}
