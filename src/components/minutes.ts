/** Seconds as sentences give them: whole minutes, one at least. */
export function minutes(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}
