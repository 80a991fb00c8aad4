/** Instants in text, read without the host's own ideas of dates. */

/** RFC 3339 §5.6; ISO 8601 as evidence uses it is a case of it. */
const DATE_TIME =
  /^([0-9]{4})-([0-9]{2})-([0-9]{2})[Tt ]([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]+))?(?:[Zz]|([+-])([0-9]{2}):([0-9]{2}))$/;

const MINUTE = 60_000;

/** Milliseconds since 1970 of an RFC 3339 date-time, fractions cut off; null where the text is none. */
export function readDateTime(text: string): number | null {
  const match = DATE_TIME.exec(text.trim());
  if (match === null) return null;
  const at = (index: number) => Number(match[index] ?? 0);
  const [year, month, day, hour, minute, second] = [at(1), at(2), at(3), at(4), at(5), at(6)];
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  // A day that does not exist rolls over; 60 is a leap second.
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return null;
  if (hour > 23 || minute > 59 || second > 60 || at(9) > 23 || at(10) > 59) return null;
  const offset = (match[8] === '-' ? -1 : 1) * (at(9) * 60 + at(10)) * MINUTE;
  const fraction = Number((match[7] ?? '').slice(0, 3).padEnd(3, '0'));
  return midnight.getTime() + (hour * 60 + minute) * MINUTE + second * 1000 + fraction - offset;
}

/** The same moment a calendar year later; 29 February becomes 1 March. */
export function inAYear(instant: number): number {
  const date = new Date(instant);
  return date.setUTCFullYear(date.getUTCFullYear() + 1);
}
