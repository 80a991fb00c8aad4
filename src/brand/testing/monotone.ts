/** Whether taking away or spoiling what a site states right is ever rewarded. */
import { assess } from '../score/assess';
import type { Evidence } from '../evidence/evidence';
import { extractFacts } from '../engine/extract';
import type { CheckResult, Report } from '../report/report';
import type { Mutation } from './mutations';

export interface Rewarded {
  /** Which statement, and what became of it. */
  readonly mutation: string;
  /** What was wrong: `overall 812 → 815`, `favicon is na`, `languages is notApplicable`. */
  readonly why: string;
}

export interface Sweep {
  /** Mutations of correct statements. */
  readonly tried: number;
  readonly rewarded: readonly Rewarded[];
}

function isRight({ checks }: Report, ids: readonly string[]): boolean {
  const judged = checks.filter(({ id, score }) => ids.includes(id) && typeof score === 'number');
  return judged.length > 0 && judged.every(({ score }) => score === 1000);
}

function faults(before: Report, after: Report): readonly string[] {
  const then = new Map(after.checks.map((check): [string, CheckResult] => [check.id, check]));
  const raised = (after.overall?.value ?? 0) > (before.overall?.value ?? 0);
  return [
    ...(raised ? [`overall ${before.overall?.value ?? '–'} → ${after.overall?.value ?? '–'}`] : []),
    ...before.checks.flatMap(({ id, score }) =>
      typeof score === 'number' && then.get(id)?.score === 'na' ? [`${id} is na`] : [],
    ),
    ...before.dimensions.flatMap(({ id, state }) => {
      const now = after.dimensions.find((one) => one.id === id)?.state ?? 'gone';
      return state === 'assessed' && now !== 'assessed' ? [`${id} is ${now}`] : [];
    }),
  ];
}

/** Tries each mutation on what a site states correctly. */
export function sweep(site: Evidence, mutations: readonly Mutation[]): Sweep {
  const before = assess(extractFacts(site));
  let tried = 0;
  const rewarded = mutations.flatMap(({ statement, kind, checks, apply }) => {
    if (!isRight(before, checks)) return [];
    const changed = apply(site);
    if (JSON.stringify(changed) === JSON.stringify(site)) return [];
    tried++;
    return faults(before, assess(extractFacts(changed))).map((why) => ({ mutation: `${kind} ${statement}`, why }));
  });
  return { tried, rewarded };
}
