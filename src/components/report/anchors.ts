/** Id of a check's row, so that the plan can lead to it. */
export function checkAnchor(id: string): string {
  return `check-${id}`;
}
