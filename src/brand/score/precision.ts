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

/** Whether so many verdicts are wrong that a check does not count: more than one in ten of those read. */
export function isImprecise({ right, arguable, wrong }: Omit<Judged, 'id'>): boolean {
  return 10 * wrong > right + arguable + wrong;
}
