/**
 * Compares two to four brands on one fair basis: only checks that were assessed for all of them count. A check that
 * does not apply to one brand, or could not be read there, is left out for all.
 */
import { byCause } from '../score/causes';
import { MAX_BRANDS, MIN_BRANDS } from './compared-brands';
import type { CheckResult, DimensionId, Report } from '../report/report';
import { score, type ScoringRubric } from '../score/score';
import { outlineOf, type RubricOutline } from '../score/rubric-outline';

/** Why reports cannot be compared. */
export type ComparisonProblem =
  /** Fewer than two or more than four. */
  | 'number-of-brands'
  /** Made with different versions of the rubric, or with one that this engine does not know: measure again. */
  | 'rubric-differs'
  /** A report of one page has other checks than a report of a site. */
  | 'scope-differs';

/** A brand's figures on the shared basis. */
export interface ComparedBrand {
  /** Null if too little is shared, by the rules of a report's own overall. */
  readonly overall: { readonly value: number; readonly cappedBy: string | null } | null;
  /** In gem order; the value is null with under two shared checks in the dimension, or too few for what was unread. */
  readonly dimensions: readonly { readonly id: DimensionId; readonly value: number | null }[];
  /** How many checks count in its own report and not here, because another brand has no verdict on them. */
  readonly unshared: number;
  /** What it could take over from another, the most valuable first. */
  readonly lessons: readonly Lesson[];
}

/** What sets brands apart: a check, or several of one cause. */
export interface Difference {
  /** The cause of several checks that differ; null if it is one check. */
  readonly cause: string | null;
  /** The check; of several, the one on which brands lose most. */
  readonly check: ComparedCheck;
}

/** What another brand does better: a check, or several of one cause. */
export interface Lesson {
  /** The cause that several checks it does better share; null if it is one check. */
  readonly cause: string | null;
  /** The check, of several the one that weighs most. */
  readonly check: string;
  /** Indices of the brands that do it best. */
  readonly from: readonly number[];
  /** How much this brand's overall score would rise if it did as well, in per mille; null without an overall score. */
  readonly points: number | null;
}

/** One shared check over all brands. */
export interface ComparedCheck extends LeftOutCheck {
  /** Per mille between the best and the worst. */
  readonly spread: number;
  /** Indices of the brands with the best score; empty if all have the same. */
  readonly best: readonly number[];
}

/** A check that does not count, because some brand has no verdict on it. */
export interface LeftOutCheck extends Pick<CheckResult, 'id' | 'dimension' | 'weight'> {
  /** One result for each brand, in their order. */
  readonly results: readonly CheckResult[];
}

export interface Comparison {
  readonly rubricVersion: string;
  /** In the order given. */
  readonly brands: readonly ComparedBrand[];
  /** Why those who lead do so, what costs the others most points first; what sets brands apart if none leads. */
  readonly differences: readonly Difference[];
  /** What differs most by weight first; what is equal follows in rubric order. */
  readonly checks: readonly ComparedCheck[];
  /** In rubric order. */
  readonly leftOutChecks: readonly LeftOutCheck[];
  /** Checks that count, and those that do not because some brand has no verdict on them. Weight 0 is in neither, nor is what the scope does not ask. */
  readonly shared: number;
  readonly leftOut: number;
}

export type ComparisonResult =
  | { readonly ok: true; readonly comparison: Comparison }
  | { readonly ok: false; readonly code: ComparisonProblem };

function problemOf(reports: readonly Report[], version: string): ComparisonProblem | null {
  if (reports.length < MIN_BRANDS || reports.length > MAX_BRANDS) return 'number-of-brands';
  if (reports.some(({ rubricVersion }) => rubricVersion !== version)) return 'rubric-differs';
  return new Set(reports.map(({ scope }) => scope)).size > 1 ? 'scope-differs' : null;
}

function isAssessed({ score: value, weight }: CheckResult): boolean {
  return typeof value === 'number' && weight > 0;
}

/** Ids of the checks that every report has a verdict on. */
function sharedIds(reports: readonly Report[]): ReadonlySet<string> {
  const [first, ...others] = reports.map(({ checks }) => new Set(checks.filter(isAssessed).map(({ id }) => id)));
  return new Set([...(first ?? [])].filter((id) => others.every((ids) => ids.has(id))));
}

/**
 * A report's checks with those that do not count taken out of the sums. What does not apply to one brand does not
 * apply to the comparison. What merely could not be read of one stays unknown for all, so that the rules of coverage
 * hold here as they do in a report: no figure where too little is known.
 */
function onBasis(
  checks: readonly CheckResult[],
  shared: ReadonlySet<string>,
  inapplicable: ReadonlySet<string>,
): readonly CheckResult[] {
  return checks.map((check) => {
    if (shared.has(check.id)) return check;
    return { ...check, score: inapplicable.has(check.id) ? ('na' as const) : ('unknown' as const) };
  });
}

/** Ids of the checks that some brand was spared, or that its scope does not ask. */
function inapplicableIds(reports: readonly Report[]): ReadonlySet<string> {
  const spared = ({ score: value }: CheckResult) => value === 'na' || value === 'out-of-scope';
  return new Set(reports.flatMap(({ checks }) => checks.filter(spared).map(({ id }) => id)));
}

function scoreOf(check: CheckResult | undefined): number {
  return typeof check?.score === 'number' ? check.score : 0;
}

function comparedCheck(check: LeftOutCheck): ComparedCheck {
  const scores = check.results.map(scoreOf);
  const best = scores.reduce((a, b) => Math.max(a, b), 0);
  const spread = best - scores.reduce((a, b) => Math.min(a, b), 1000);
  const leaders = scores.flatMap((value, index) => (value === best ? [index] : []));
  return { ...check, spread, best: spread === 0 ? [] : leaders };
}

/** Checks that differ: one, or several of one cause. */
type Group = ReturnType<typeof byCause<ComparedCheck>>[number];

/** A lesson, its subject, and its gain by weight, which decides if a cap hides points or there is no overall score. */
interface GroupLesson {
  readonly group: Group;
  readonly lesson: Lesson;
  readonly gain: number;
}

/** What a brand would gain by weight if it did as well as the best. */
function gainOf({ weight, best, results }: ComparedCheck, brand: number): number {
  return weight * (scoreOf(results[best[0] ?? 0]) - scoreOf(results[brand]));
}

/** The most of several by a figure, the first of equal ones. */
function most<T>(members: readonly [T, ...T[]], figureOf: (member: T) => number): T {
  return members.reduce((a, b) => (figureOf(b) > figureOf(a) ? b : a));
}

/** What one brand could take over. Points are differences of overalls as they are shown, each lesson taken alone. */
function lessonsOf(
  brand: number,
  groups: readonly Group[],
  basis: readonly CheckResult[],
  rubric: ScoringRubric,
): readonly GroupLesson[] {
  const before = score(rubric, basis).overall?.value ?? null;
  const lessons = groups.flatMap((group): GroupLesson[] => {
    const [first, ...others] = group.members.filter(({ best }) => !best.includes(brand));
    if (first === undefined) return [];
    const behind = [first, ...others] as const;
    const { id, best } = most(behind, (check) => gainOf(check, brand));
    const improved = basis.map((check) => {
      const better = behind.find((each) => each.id === check.id);
      return better === undefined ? check : { ...check, score: scoreOf(better.results[better.best[0] ?? 0]) };
    });
    const after = score(rubric, improved).overall?.value ?? null;
    const points = before === null || after === null ? null : after - before;
    const cause = others.length > 0 ? group.cause : null;
    const gain = behind.reduce((sum, check) => sum + gainOf(check, brand), 0);
    return [{ group, lesson: { cause, check: id, from: best, points }, gain }];
  });
  return lessons.toSorted((a, b) => (b.lesson.points ?? 0) - (a.lesson.points ?? 0) || b.gain - a.gain);
}

/** Places of the greatest value; empty if all are equal, or if nothing can be compared. */
export function bestOf(values: readonly (number | null)[]): readonly number[] {
  const known = values.filter((value) => value !== null);
  const best = known.reduce((a, b) => Math.max(a, b), 0);
  if (known.every((value) => value === best)) return [];
  return values.flatMap((value, index) => (value === best ? [index] : []));
}

/** @param leaders those whose lead is to be explained; none if there is no lead */
function differencesOf(
  groups: readonly Group[],
  lessons: readonly GroupLesson[],
  leaders: readonly number[],
): readonly Difference[] {
  return groups
    .map(({ cause, members }) => {
      const own = lessons.filter(({ group }) => group.members === members);
      return {
        difference: {
          cause: members.length > 1 ? cause : null,
          check: most(members, (check) => check.results.reduce((sum, _, brand) => sum + gainOf(check, brand), 0)),
        },
        points: own.reduce((sum, { lesson }) => sum + (lesson.points ?? 0), 0),
        gain: own.reduce((sum, { gain }) => sum + gain, 0),
      };
    })
    .filter(({ difference: { check } }) => leaders.every((leader) => check.best.includes(leader)))
    .toSorted((a, b) => b.points - a.points || b.gain - a.gain)
    .map(({ difference }) => difference);
}

/**
 * Compares reports. The order of the brands changes no figure; adding a brand never adds a shared check.
 *
 * @param reports made with one rubric, all of one scope
 */
export function compare(
  reports: readonly Report[],
  rubric: RubricOutline = outlineOf(reports[0]?.rubricVersion ?? ''),
): ComparisonResult {
  const code = problemOf(reports, rubric.version);
  if (code !== null) return { ok: false, code };
  const shared = sharedIds(reports);
  const inapplicable = inapplicableIds(reports);
  const byId = reports.map(({ checks }) => new Map(checks.map((check) => [check.id, check])));
  const all = (reports[0]?.checks ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id, dimension, weight }): LeftOutCheck => {
      return { id, dimension, weight, results: byId.flatMap((own) => own.get(id) ?? []) };
    })
    .filter(({ results }) => results.some((result) => result.score !== 'out-of-scope'));
  const checks = all.filter(({ id }) => shared.has(id)).map(comparedCheck);
  const leftOutChecks = all.filter(({ id }) => !shared.has(id));

  const groups = byCause(
    rubric.causes ?? [],
    checks.filter(({ spread }) => spread > 0),
    ({ id }) => id,
  );
  const bases = reports.map((report) => onBasis(report.checks, shared, inapplicable));
  const lessons = bases.map((basis, index) => lessonsOf(index, groups, basis, rubric));
  const brands = reports.map((report, index): ComparedBrand => {
    const { overall, dimensions } = score(rubric, bases[index] ?? []);
    return {
      overall: overall === null ? null : { value: overall.value, cappedBy: overall.cappedBy },
      dimensions: rubric.dimensions.map(({ id }) => ({
        id,
        value: dimensions.find((dimension) => dimension.id === id)?.score?.value ?? null,
      })),
      unshared: report.checks.filter((check) => isAssessed(check) && !shared.has(check.id)).length,
      lessons: (lessons[index] ?? []).map(({ lesson }) => lesson),
    };
  });
  const leaders = bestOf(brands.map(({ overall }) => overall?.value ?? null));

  return {
    ok: true,
    comparison: {
      rubricVersion: rubric.version,
      brands,
      differences: differencesOf(groups, lessons.flat(), leaders),
      checks: checks.toSorted((a, b) => b.spread * b.weight - a.spread * a.weight),
      leftOutChecks,
      shared: checks.length,
      leftOut: leftOutChecks.length,
    },
  };
}
