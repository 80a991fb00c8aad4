/** Whether a report is as good as it was wanted to be. Pure: a report and what is wanted in, verdicts out. */
import { CAUSES } from '../brand/score/causes';
import { whatIf } from '../brand/score/plan';
import { DIMENSION_IDS, hasLostPoints, type CheckResult, type DimensionId, type Report } from '../brand/report/report';
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
  /** The report whose overall score it must not fall behind. */
  readonly notWorseThan: Report | null;
  /** The report that no check may fall behind. */
  readonly failOnWorse: Report | null;
  /** Ids of checks and dimensions that warn and never fail. */
  readonly warn: ReadonlySet<string>;
}

/** A cause, or a single check, that is accepted for a time. */
export interface AcceptedCause {
  readonly cause: string;
  readonly reason: string;
  /** The last day, as `YYYY-MM-DD` in UTC. */
  readonly until: string;
  /** Accepted in reports of this label alone; in all where there is none. */
  readonly label?: string | undefined;
}

export type GateState = 'met' | 'not-met' | 'not-measured';

/** `warn`: what came out is told, and does not count for how the command ends. */
export type Level = 'error' | 'warn';

/** What a gate came to as it is told: a gate of level `warn` that is not met warns. */
export type ToldState = GateState | 'warning';

export function toldState({ state, level }: Pick<Verdict, 'state' | 'level'>): ToldState {
  return level === 'warn' && state !== 'met' ? 'warning' : state;
}

/** A gate with what it compared. */
export type Verdict = Compared & { readonly level: Level };

/** Null stands for a missing score. */
type Compared =
  | { readonly gate: 'min-score'; readonly state: GateState; readonly score: number | null; readonly least: number }
  | {
      readonly gate: 'min';
      readonly state: GateState;
      readonly dimension: DimensionId;
      readonly score: number | null;
      readonly least: number;
    }
  | { readonly gate: 'fail-on'; readonly state: GateState; readonly check: string }
  | { readonly gate: 'fail-on-worse'; readonly state: 'met' }
  | {
      readonly gate: 'fail-on-worse';
      readonly state: 'not-met' | 'not-measured';
      readonly before: CheckResult;
      readonly after: CheckResult;
    }
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

/** Why two reports cannot be compared; null if they can. */
function incomparable(report: Report, before: Report): Compared | null {
  if (before.rubricVersion !== report.rubricVersion) {
    const [was, is] = [before.rubricVersion, report.rubricVersion];
    return { gate: 'not-worse-rubric', state: 'not-measured', before: was, after: is };
  }
  if (before.scope !== report.scope) {
    return { gate: 'not-worse-scope', state: 'not-measured', before: before.scope, after: report.scope };
  }
  return null;
}

function notWorse(report: Report, before: Report): Compared {
  const [score, was] = [report.overall?.value ?? null, before.overall?.value ?? null];
  const state = was === null ? 'not-measured' : atLeast(score, was);
  return { gate: 'not-worse', state, score, before: was };
}

/** How good a check is: one that does not apply asks for nothing. Null if that is not known. */
function standOf({ score }: CheckResult): number | null {
  if (score === 'na') return 1000;
  return typeof score === 'number' ? score : null;
}

/** The checks that came out worse than before, and those of which that can no longer be said. */
function worseChecks(report: Report, before: Report): readonly Compared[] {
  const earlier = new Map(before.checks.map((check) => [check.id, check]));
  const found = report.checks.flatMap((after): readonly Compared[] => {
    const was = earlier.get(after.id);
    if (was === undefined || after.weight === 0) return [];
    const [stood, stands] = [standOf(was), standOf(after)];
    if (stood === null || stands === stood) return [];
    if (stands === null) return [{ gate: 'fail-on-worse', state: 'not-measured', before: was, after }];
    return stands < stood ? [{ gate: 'fail-on-worse', state: 'not-met', before: was, after }] : [];
  });
  return found.length > 0 ? found : [{ gate: 'fail-on-worse', state: 'met' }];
}

/** What gates say of earlier reports, that one cannot be compared once. */
function comparedWith(report: Report, notWorseThan: Report | null, failOnWorse: Report | null): readonly Compared[] {
  const all = [notWorseThan, failOnWorse].flatMap((before) => (before === null ? [] : [incomparable(report, before)]));
  const [refused] = all.filter((one) => one !== null);
  if (refused !== undefined) return [refused];
  return [
    ...(notWorseThan === null ? [] : [notWorse(report, notWorseThan)]),
    ...(failOnWorse === null ? [] : worseChecks(report, failOnWorse)),
  ];
}

/** The check or dimension that a verdict is about; null if it is about all. */
function subjectOf(verdict: Compared): string | null {
  if (verdict.gate === 'min') return verdict.dimension;
  if (verdict.gate === 'fail-on') return verdict.check;
  return verdict.gate === 'fail-on-worse' && verdict.state !== 'met' ? verdict.after.id : null;
}

function levelOf(verdict: Compared, warn: ReadonlySet<string>): Level {
  const subject = subjectOf(verdict);
  return subject !== null && warn.has(subject) ? 'warn' : 'error';
}

/**
 * Judges a report. What is accepted counts as passed, before and after alike; the report itself stays as it is.
 *
 * @param today the day in UTC, `YYYY-MM-DD`
 * @param label of the report; null if it has none
 */
export function judge(
  report: Report,
  wanted: Wanted,
  accepted: readonly AcceptedCause[],
  today: string,
  label: string | null = null,
): GateResult {
  const acceptances = accepted
    .filter((each) => each.label === undefined || each.label === label)
    .map((each) => acceptanceOf(each, report, today));
  const ids = acceptances.filter(({ state }) => state !== 'expired').flatMap(({ cause }) => checksOfCause(cause));
  const { choice, minScore, min, failOn, warn } = wanted;
  const before = (of: Report | null) => of && narrowed(whatIf(of, ids), choice);
  const judged = narrowed(whatIf(report, ids), choice);
  const overall = judged.overall?.value ?? null;
  const scoreOf = (id: DimensionId) => judged.dimensions.find((one) => one.id === id)?.score?.value ?? null;
  const compared: readonly Compared[] = [
    ...(minScore === null
      ? []
      : [{ gate: 'min-score', state: atLeast(overall, minScore), score: overall, least: minScore } as const]),
    ...DIMENSION_IDS.flatMap((id): readonly Compared[] => {
      const least = min[id];
      if (least === undefined) return [];
      return [{ gate: 'min', state: atLeast(scoreOf(id), least), dimension: id, score: scoreOf(id), least }];
    }),
    ...failOn.map((check) => ({ gate: 'fail-on', state: checkState(judged, check), check }) as const),
    ...comparedWith(judged, before(wanted.notWorseThan), before(wanted.failOnWorse)),
  ];
  const verdicts = compared.map((one): Verdict => ({ ...one, level: levelOf(one, warn) }));
  return { verdicts, acceptances };
}

/** That a gate is not met is certain even if another could not be measured. */
export function exitCodeOf(all: readonly Verdict[]): ExitCode {
  const verdicts = all.filter(({ level }) => level === 'error');
  if (verdicts.some(({ state }) => state === 'not-met')) return EXIT_CODES.notMet;
  return verdicts.some(({ state }) => state === 'not-measured') ? EXIT_CODES.notMeasured : EXIT_CODES.met;
}
