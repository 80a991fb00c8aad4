/**
 * A day as the moment it begins, UTC; a moment as it is.
 * @param date ISO 8601: `2026-11-17`, or with time and zone
 */
export function startOfDay(date: string): string {
  return date.includes('T') ? date : `${date}T00:00:00Z`;
}
