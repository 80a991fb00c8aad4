/**
 * Report: what the facts mean, as codes and numbers. No words: they are added when it is
 * shown, so a stored report opens in any locale.
 */
import type { Scope } from '../evidence/evidence';
import type { StatedArticle } from '../facts/article';
import type { Portrait } from '../naming/portrait';
import type { SourceLocation } from '../facts/statement';
import type { Target } from '../urls/target';

/** The seven dimensions, in the order of the gem's facets. */
export const DIMENSION_IDS = [
  'identity',
  'previews',
  'findability',
  'access',
  'trust',
  'languages',
  'machines',
] as const;

export type DimensionId = (typeof DIMENSION_IDS)[number];

/** One piece of evidence a verdict rests on. */
export interface Receipt extends SourceLocation {
  /** The value as understood, e.g. the name or the resolved URL; absent if the receipt shows an absence. */
  readonly value?: string;
  /** Marks the statement that deviates from the others (drawn in the signal colour). */
  readonly odd?: true;
}

/** Values a text interpolates; strings come from assessed pages and are shown as text only. */
export type Params = Readonly<Record<string, string | number>>;

/**
 * What a check's rule stands on; an outcome may stand on less. `required`: its source requires it, or browsers, search engines or platforms act on it.
 * `recommended`: its source recommends it. `ours`: no source asks for it, we do.
 */
export const STANDINGS = ['required', 'recommended', 'ours'] as const;
export type Standing = (typeof STANDINGS)[number];

export interface CheckResult {
  readonly id: string;
  readonly dimension: DimensionId;
  /** One of the outcomes the check declares. */
  readonly outcome: string;
  /**
   * Per mille 0–1000 where assessed. `na`: does not apply to this brand. `unknown`: could not be read.
   * `out-of-scope`: this scope of report does not ask.
   */
  readonly score: number | 'na' | 'unknown' | 'out-of-scope';
  readonly weight: number;
  /** Absent in reports of rubric 1.0. */
  readonly standing?: Standing;
  readonly params: Params;
  readonly receipts: readonly Receipt[];
}

/** Whether a check that counts was assessed and did not pass. */
export function hasLostPoints({ score, weight }: CheckResult): boolean {
  return typeof score === 'number' && score < 1000 && weight > 0;
}

/** Whether there is nothing to do about a check. */
export function isSettled({ score }: CheckResult): boolean {
  return score === 1000 || score === 'na';
}

/** A score in per mille with the interval it would span if every unknown were 0 or 1. */
export interface Score {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface DimensionResult {
  readonly id: DimensionId;
  readonly weight: number;
  /** `notAssessed`: too little could be read (coverage under 600 per mille). */
  readonly state: 'assessed' | 'notApplicable' | 'notAssessed';
  /** Present exactly where `state` is `assessed`. */
  readonly score: Score | null;
  /** Σ weights assessed / Σ weights (assessed + unknown), per mille; 0 if nothing applies. */
  readonly coverage: number;
  /** The gate (a check id) whose failure capped the score, if any. */
  readonly cappedBy: string | null;
}

/** What a text ready to paste was shown to repair: it was tried on the evidence, which was then assessed again. */
export interface Proof {
  /** Id of the text, of `FIX_IDS`. */
  readonly fix: string;
  /** Ids of the checks that lost points and pass with it, while none falls. */
  readonly checks: readonly string[];
}

export interface Report {
  readonly format: 1;
  /** Version of the rubric the scores were made with, e.g. `0.1`. A stored report is never re-scored silently. */
  readonly rubricVersion: string;
  readonly scope: Scope;
  readonly target: Target;
  /** Copied from the evidence. */
  readonly collectedAt: string;
  /** Null if under 70 % of the applicable dimensions' weight could be assessed. */
  readonly overall: (Score & { readonly cappedBy: string | null }) | null;
  /** The rubric's dimensions, in gem order. A 0.x rubric has fewer than seven. */
  readonly dimensions: readonly DimensionResult[];
  /** Every check of the rubric, in rubric order, the ones out of scope included. */
  readonly checks: readonly CheckResult[];
  /** What the brand says about itself, to be shown next to the verdicts. */
  readonly portrait: Portrait;
  /** What the page states of the article that it says it is; absent from others. */
  readonly article?: StatedArticle;
  /** The portrait's name is one that a reader put in. */
  readonly isNameCorrected?: true;
  /** Absent if texts were not tried, as before rubric 2.0. */
  readonly proofs?: readonly Proof[];
}
