/** Set-Cookie fields as browsers read them (RFC 6265 §5). */
import { readDateTime } from './date-time';

/** A cookie as a Set-Cookie field states it; its value is nobody's business but the visitor's. */
export interface StatedCookie {
  readonly name: string;
  readonly isSecure: boolean;
  /** Whether it is gone the moment it is set: the field takes a cookie away. */
  readonly isDeleted: boolean;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** What separates the parts of a date (§5.1.1). */
const DELIMITERS = /[\t\x20-\x2f\x3b-\x40\x5b-\x60\x7b-\x7e]+/;

/** UTF-16 units of a date that are read. */
const LONGEST_DATE = 200;

/** A year of two digits is of the century that is nearer. */
function fullYear(year: number): number {
  if (year >= 70 && year <= 99) return year + 1900;
  return year <= 69 ? year + 2000 : year;
}

/** The date of an Expires attribute in ms since 1970, in any form found on the web; null if it isn't a date. */
export function cookieDate(text: string): number | null {
  let time: readonly number[] | null = null;
  let day: number | null = null;
  let month: number | null = null;
  let year: number | null = null;
  for (const token of text.slice(0, LONGEST_DATE).split(DELIMITERS)) {
    const [, hours, minutes, seconds] = /^([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2})(?![0-9])/.exec(token) ?? [];
    const [, short] = /^([0-9]{1,2})(?![0-9])/.exec(token) ?? [];
    const [, long] = /^([0-9]{2,4})(?![0-9])/.exec(token) ?? [];
    const named = MONTHS.indexOf(token.slice(0, 3).toLowerCase());
    if (time === null && hours !== undefined) time = [hours, minutes, seconds].map(Number);
    else if (day === null && short !== undefined) day = Number(short);
    else if (month === null && named !== -1) month = named + 1;
    else if (year === null && long !== undefined) year = fullYear(Number(long));
  }
  if (time === null || day === null || month === null || year === null || year < 1601) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  const clock = time.map(two).join(':');
  // A leap second is no part of this form.
  return clock.endsWith(':60') ? null : readDateTime(`${String(year)}-${two(month)}-${two(day)}T${clock}Z`);
}

/** Whether the last valid Max-Age, or else Expires, of a cookie has passed. @param now milliseconds since 1970 */
function isPast(attributes: readonly (readonly [name: string, value: string])[], now: number): boolean {
  const age = attributes.findLast(([name, value]) => name === 'max-age' && /^-?[0-9]+$/.test(value));
  if (age !== undefined) return Number(age[1]) <= 0;
  const dates = attributes.flatMap(([name, value]) => (name === 'expires' ? (cookieDate(value) ?? []) : []));
  const expires = dates.at(-1);
  return expires !== undefined && expires <= now;
}

/** @param collectedAt when the field came, ISO 8601 */
export function readCookie(setCookie: string, collectedAt: string): StatedCookie {
  const [pair = '', ...rest] = setCookie.split(';');
  const attributes = rest.map((one) => {
    const [name = ''] = one.split('=', 1);
    return [name.trim().toLowerCase(), one.slice(name.length + 1).trim()] as const;
  });
  return {
    name: pair.split('=', 1)[0]?.trim() ?? '',
    isSecure: attributes.some(([name]) => name === 'secure'),
    isDeleted: isPast(attributes, readDateTime(collectedAt) ?? 0),
  };
}
