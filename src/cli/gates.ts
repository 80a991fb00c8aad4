/** Whether a report is as good as it was wanted to be. Pure: a report and what is wanted in, verdicts out. */
import { CAUSES } from '../brand/score/causes';
import { whatIf } from '../brand/score/plan';
import { DIMENSION_IDS, hasLostPoints, type DimensionId, type Report } from '../brand/report/report';
import type { Scope } from '../brand/evidence/evidence';
import { narrowed, type Choice } from './choice';
import { EXIT_CODES, type ExitCode } from './exit-codes';

/** What a report must reach. Scores are per mille. */
export interface Wanted {
  /** The checks that count for gates, as they are shown. */
  readonly choice: Choice;
  readonly minScore: number | null;
  readonly min: Readonly<Partial<Record<DimensionId, number>>>;
  /** Ids of checks. */
  readonly failOn: readonly string[];
  /** The report it must not fall behind. */
  readonly notWorseThan: Report | null;
}

/** A cause, or a single check, that is accepted for a time. */
export interface AcceptedCause {
  readonly cause: string;
  readonly reason: string;
  /** The last day, as `YYYY-MM-DD` in UTC. */
  readonly until: string;
}

export type GateState = 'met' | 'not-met' | 'not-measured';

/** A gate with what it compared. Null stands for a missing score. */
export type Verdict =
  | { readonly gate: 'min-score'; readonly state: GateState; readonly score: number | null; readonly least: number }
  | {
      readonly gate: 'min';
      readonly state: GateState;
      readonly dimension: DimensionId;
      readonly score: number | null;
      readonly least: number;
    }
  | { readonly gate: 'fail-on'; readonly state: GateState; readonly check: string }
  | {
      readonly gate: 'not-worse';
      readonly state: GateState;
      readonly score: number | null;
      readonly before: number | null;
    }
  | {
      readonly gate: 'not-worse-rubric';
      readonly state: 'not-measured';
      readonly before: string;
      readonly after: string;
    }
  | { readonly gate: 'not-worse-scope'; readonly state: 'not-measured'; readonly before: Scope; readonly after: Scope };

/** `idle`: nothing of it lost points, so that accepting it does nothing. */
export interface Acceptance extends AcceptedCause {
  readonly state: 'accepted' | 'idle' | 'expired';
}

export interface GateResult {
  readonly verdicts: readonly Verdict[];
  readonly acceptances: readonly Acceptance[];
}

/** Ids of the checks of a cause; a check is a cause of its own. */
function checksOfCause(cause: string): readonly string[] {
  return CAUSES.find(({ id }) => id === cause)?.checks ?? [cause];
}

function acceptanceOf(accepted: AcceptedCause, report: Report, today: string): Acceptance {
  if (accepted.until < today) return { ...accepted, state: 'expired' };
  const ids = checksOfCause(accepted.cause);
  const lost = report.checks.some((check) => ids.includes(check.id) && hasLostPoints(check));
  return { ...accepted, state: lost ? 'accepted' : 'idle' };
}

function atLeast(score: number | null, least: number): GateState {
  if (score === null) return 'not-measured';
  return score >= least ? 'met' : 'not-met';
}

function checkState(report: Report, id: string): GateState {
  const score = report.checks.find((check) => check.id === id)?.score;
  if (score === 'na') return 'met';
  if (typeof score !== 'number') return 'not-measured';
  return score === 1000 ? 'met' : 'not-met';
}

function notWorse(report: Report, before: Report): Verdict {
  if (before.rubricVersion !== report.rubricVersion) {
    const [was, is] = [before.rubricVersion, report.rubricVersion];
    return { gate: 'not-worse-rubric', state: 'not-measured', before: was, after: is };
  }
  if (before.scope !== report.scope) {
    return { gate: 'not-worse-scope', state: 'not-measured', before: before.scope, after: report.scope };
  }
  const [score, was] = [report.overall?.value ?? null, before.overall?.value ?? null];
  const state = was === null ? 'not-measured' : atLeast(score, was);
  return { gate: 'not-worse', state, score, before: was };
}

/**
 * Judges a report. What is accepted counts as passed, before and after alike; the report itself stays as it is.
 *
 * @param today the day in UTC, `YYYY-MM-DD`
 */
export function judge(report: Report, wanted: Wanted, accepted: readonly AcceptedCause[], today: string): GateResult {
  const acceptances = accepted.map((each) => acceptanceOf(each, report, today));
  const ids = acceptances.filter(({ state }) => state !== 'expired').flatMap(({ cause }) => checksOfCause(cause));
  const { choice, minScore, min, failOn, notWorseThan } = wanted;
  const judged = narrowed(whatIf(report, ids), choice);
  const overall = judged.overall?.value ?? null;
  const scoreOf = (id: DimensionId) => judged.dimensions.find((one) => one.id === id)?.score?.value ?? null;
  const verdicts: readonly Verdict[] = [
    ...(minScore === null
      ? []
      : [{ gate: 'min-score', state: atLeast(overall, minScore), score: overall, least: minScore } as const]),
    ...DIMENSION_IDS.flatMap((id): readonly Verdict[] => {
      const least = min[id];
      if (least === undefined) return [];
      return [{ gate: 'min', state: atLeast(scoreOf(id), least), dimension: id, score: scoreOf(id), least }];
    }),
    ...failOn.map((check) => ({ gate: 'fail-on', state: checkState(judged, check), check }) as const),
    ...(notWorseThan === null ? [] : [notWorse(judged, narrowed(whatIf(notWorseThan, ids), choice))]),
  ];
  return { verdicts, acceptances };
}

/** That a gate is not met is certain even if another could not be measured. */
export function exitCodeOf(verdicts: readonly Verdict[]): ExitCode {
  if (verdicts.some(({ state }) => state === 'not-met')) return EXIT_CODES.notMet;
  return verdicts.some(({ state }) => state === 'not-measured') ? EXIT_CODES.notMeasured : EXIT_CODES.met;
}
