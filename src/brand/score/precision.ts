/** How often verdicts are right: judged by reading pages and verdicts drawn at random, not the program. */

/** What reading made of the verdicts of one check. */
export interface Judged {
  readonly id: string;
  readonly right: number;
  /** Two readers may differ. */
  readonly arguable: number;
  readonly wrong: number;
}

export interface Precision {
  readonly format: 1;
  readonly rubricVersion: string;
  /** Day of the reading, ISO 8601. */
  readonly readOn: string;
  /** Saved pages that the verdicts were drawn from. */
  readonly pages: number;
  readonly checks: readonly Judged[];
}

/** Verdicts of a check that have to be right for it to count, per mille. */
export const PRECISE = 900;

/** Verdicts that are right, per mille of those read: what is arguable is not. */
export function precisionOf({ right, arguable, wrong }: Omit<Judged, 'id'>): number {
  return Math.round((1000 * right) / (right + arguable + wrong));
}
