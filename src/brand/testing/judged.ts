/** What the engine judged, without what the rubric makes of it: a change of a weight changes none of this. */
import type { ShownCheck } from '../engine/shown-outcomes';
import type { Receipt, Report } from '../report/report';

export function judgedIn({
  rubricVersion: _version,
  overall: _overall,
  dimensions: _dimensions,
  checks,
  ...report
}: Report) {
  return { ...report, checks: checks.map(({ weight: _weight, ...check }) => check) };
}

/** A receipt in one line: what is at fault begins with `!`. The line and the snippet are left to the tests of reading. */
export function told({ source, value, odd }: Receipt): string {
  return `${odd === true ? '!' : ''}${source}${value === undefined ? '' : `: ${value}`}`;
}

/** What each check says with each of its outcomes, by check and outcome: the values in its words, then its receipts. */
export function toldIn(checks: ReadonlyMap<string, ShownCheck>) {
  return Object.fromEntries(
    [...checks].map(([id, { outcomes }]) => [
      id,
      Object.fromEntries(
        outcomes.map(({ outcome, params, receipts }) => [
          outcome,
          [...Object.entries(params).map(([name, value]) => `{{${name}}}: ${String(value)}`), ...receipts.map(told)],
        ]),
      ),
    ]),
  );
}
