/**
 * Instants in text, counted without the host's `Date`, whose reading of text differs between hosts and which is a way
 * to a clock.
 */

/** RFC 3339 §5.6; ISO 8601 as evidence uses it is a case of it. */
const DATE_TIME =
  /^([0-9]{4})-([0-9]{2})-([0-9]{2})[Tt ]([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]+))?(?:[Zz]|([+-])([0-9]{2}):([0-9]{2}))$/;

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const MINUTE = 60_000;
const DAY = 86_400_000;

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** How many days a month has, counted from 1; none if there is no such month. */
export function daysIn(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
}

/** Days from 1 January of year 0 (proleptic Gregorian) to a day, counted from 1; one past a month's end is allowed. */
function dayNumber(year: number, month: number, day: number): number {
  const before = year - 1;
  const years = year * 365 + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  let days = years + day;
  for (let one = 1; one < month; one++) days += daysIn(year, one);
  return days;
}

const EPOCH = dayNumber(1970, 1, 1);

function read(text: string, yearsLater: number): number | null {
  const match = DATE_TIME.exec(text.trim());
  if (match === null) return null;
  const at = (index: number) => Number(match[index] ?? 0);
  const [year, month, day, hour, minute, second] = [at(1), at(2), at(3), at(4), at(5), at(6)];
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  // 60 is a leap second.
  if (hour > 23 || minute > 59 || second > 60 || at(9) > 23 || at(10) > 59) return null;
  const offset = (match[8] === '-' ? -1 : 1) * (at(9) * 60 + at(10)) * MINUTE;
  const milliseconds = Number((match[7] ?? '').slice(0, 3).padEnd(3, '0'));
  const days = dayNumber(year + yearsLater, month, day) - EPOCH;
  return days * DAY + (hour * 60 + minute) * MINUTE + second * 1000 + milliseconds - offset;
}

/** Milliseconds since 1970 of an RFC 3339 date-time, smaller fractions cut off; null if the text is not one. */
export function readDateTime(text: string): number | null {
  return read(text, 0);
}

/** The same moment a calendar year later, as `readDateTime` counts; 29 February becomes 1 March. */
export function readYearAfter(text: string): number | null {
  return read(text, 1);
}

/** The day in UTC a number of days after a moment, `YYYY-MM-DD`. @param milliseconds since 1970 */
export function dayAhead(milliseconds: number, days: number): string {
  let rest = Math.floor(milliseconds / DAY) + days + EPOCH;
  let year = Math.floor(rest / 366);
  while (dayNumber(year + 1, 1, 1) <= rest) year++;
  rest -= dayNumber(year, 1, 1);
  let month = 1;
  for (; rest >= daysIn(year, month); month++) rest -= daysIn(year, month);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(rest + 1)}`;
}
