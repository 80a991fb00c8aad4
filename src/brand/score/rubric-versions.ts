/** Versions of the rubric, as reports name them. On its own, since pages ask it before they show any report. */

/** Whether a report was made before rubric 2.0, so that its checks have the words and references of 1.0. */
export function isBeforeRubric2(rubricVersion: string): boolean {
  return /^[01](?:\.|$)/.test(rubricVersion);
}
