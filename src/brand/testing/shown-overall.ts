import type { Report } from '../report/report';

/** A report's overall score as English shows it. Tests ask for it, since it follows from the weights. @param more per mille to add */
export function shownOverall({ overall }: Report, more = 0): string {
  return (((overall?.value ?? Number.NaN) + more) / 10).toFixed(1);
}
