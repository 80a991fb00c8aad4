import type { Seen } from '../../brand/fixes/seen-after';
import type { Report } from '../../brand/report/report';

/** Fixes a reader chose, and what they would make of the report: only where script runs. */
export interface WhatIf {
  /** Ids of the steps' first checks. */
  readonly chosen: ReadonlySet<string>;
  /** The report with the chosen fixes in place. */
  readonly assumed: Report;
  /** What others would see with them; the report itself while none is chosen. */
  readonly seen: Seen;
  readonly onChoose: (check: string, chosen: boolean) => void;
  readonly onChooseAll: (chosen: boolean) => void;
}
