/**
 * What each check can find, shown on the example brand: for every outcome the first case that leads to it, run through
 * the engine, so that an example cannot say what the engine does not.
 */
import { assess } from '../score/assess';
import type { OutcomeScore } from '../checks/check';
import type { Evidence } from '../evidence/evidence';
import { extractFacts } from './extract';
import { faceChanges } from '../previews/face-changes';
import { faces, type CardFace, type FaceId } from '../previews/faces';
import type { Params, Receipt, Report } from '../report/report';
import { evidence } from '../examples/evidence';
import { RUBRIC } from '../score/rubric';
import { VERDICTS } from './verdicts';

export interface ShownOutcome {
  readonly outcome: string;
  readonly score: OutcomeScore;
  readonly params: Params;
  readonly receipts: readonly Receipt[];
}

/** What people see in a place where the check loses points, and what they see of the good page. */
export interface ShownFace {
  readonly id: FaceId;
  readonly before: CardFace;
  readonly after: CardFace;
}

export interface ShownCheck {
  /** Passed ones first, then by what they keep of the points, what does not count last. */
  readonly outcomes: readonly ShownOutcome[];
  /** Null if no face shows what the check asks. */
  readonly face: ShownFace | null;
}

/** Outcomes that are the same on every page, or that the page explains elsewhere. */
const LEFT_OUT: readonly string[] = ['unread', 'inner'];

interface ExampleCase {
  readonly outcome: string;
  readonly report: Report;
}

const CHECKS = RUBRIC.dimensions.flatMap(({ checks }) => checks);

const reports = new WeakMap<Evidence, Report>();

/** What the engine says about a case, which often concerns one of several checks. */
export function reportOf(of: Evidence): Report {
  const known = reports.get(of) ?? assess(extractFacts(of));
  reports.set(of, known);
  return known;
}

/** For each check its cases, an outcome once. */
function casesByCheck(): ReadonlyMap<string, readonly ExampleCase[]> {
  const cases = new Map<string, ExampleCase[]>();
  for (const [check, outcome, of] of VERDICTS) {
    const known = cases.get(check) ?? [];
    if (LEFT_OUT.includes(outcome) || known.some((one) => one.outcome === outcome)) continue;
    known.push({ outcome, report: reportOf(of) });
    cases.set(check, known);
  }
  return cases;
}

function shownOutcomes(cases: readonly ExampleCase[], check: string): readonly ShownOutcome[] {
  const outcomes = cases.flatMap(({ outcome, report }): ShownOutcome[] => {
    const result = report.checks.find(({ id }) => id === check);
    if (result === undefined || result.score === 'out-of-scope') return [];
    return [{ outcome, score: result.score, params: result.params, receipts: result.receipts }];
  });
  return outcomes.sort(inOrder);
}

/** Puts numbers first, the highest before the others. */
function inOrder({ score: a }: ShownOutcome, { score: b }: ShownOutcome): number {
  return (typeof b === 'number' ? b : -1) - (typeof a === 'number' ? a : -1);
}

/** The face of the case that loses most; of several the one in which least else changes. */
function shownFace(cases: readonly ExampleCase[], check: string, good: Report): ShownFace | null {
  const id = CHECKS.find((one) => one.id === check)?.face;
  const after = faces(good);
  if (id === undefined || after === null) return null;
  const lost = cases.flatMap(({ report }) => {
    const score = report.checks.find((one) => one.id === check)?.score;
    const before = faces(report);
    const changes = faceChanges(report, good);
    const isSeen = changes.some((change) => change.faces.includes(id));
    if (typeof score !== 'number' || score === 1000 || before === null || !isSeen) return [];
    return [{ before, score, changes: changes.length }];
  });
  const [worst] = lost.sort((a, b) => a.score - b.score || a.changes - b.changes);
  return worst === undefined ? null : { id, before: shown(worst.before[id]), after: shown(after[id]) };
}

/** What is drawn of a face; what is said beside it, its verdict says. */
const shown = ({ card, verdict }: CardFace): CardFace => ({ card: { ...card, notes: [] }, verdict });

/** Every check of the rubric with what it can find. */
export function shownChecks(): ReadonlyMap<string, ShownCheck> {
  const cases = casesByCheck();
  const good = assess(extractFacts(evidence()));
  return new Map(
    [...cases].map(([id, own]) => [id, { outcomes: shownOutcomes(own, id), face: shownFace(own, id, good) }]),
  );
}
