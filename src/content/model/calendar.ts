/** Whether a date (`YYYY-MM-DD`) is a day of the calendar: `Date` takes 30 February for 2 March. */
export function isDay(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

/** Whether a time (`YYYY-MM-DDTHH:MM` and more, with its zone) exists. */
export function isMoment(time: string): boolean {
  return isDay(time.slice(0, 10)) && !Number.isNaN(Date.parse(time));
}
