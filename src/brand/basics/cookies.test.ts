import { cookieDate, readCookie } from './cookies';

const NOW = '2026-11-29T12:00:00.000Z';

it.each([
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['Thu, 01-Jan-1970 00:00:00 GMT', 0],
  ['Thursday, 01-Jan-70 00:00:00 GMT', 0],
  ['Thu Jan  1 00:00:00 1970', 0],
  ['1 jan 1970 0:0:0', 0],
  ['00:00:01 1970 January 1', 1000],
  ['Tue, 31 Dec 69 23:59:59 GMT', Date.UTC(2069, 11, 31, 23, 59, 59)],
  ['Fri, 05 Mar 1999 08:09:10 GMT', Date.UTC(1999, 2, 5, 8, 9, 10)],
  // Not dates.
  ['', null],
  ['0', null],
  ['-1', null],
  ['Thu, 01 Jan 1970', null],
  ['Thu, 32 Jan 1970 00:00:00 GMT', null],
  ['Thu, 30 Feb 1970 00:00:00 GMT', null],
  ['Thu, 01 Jan 1970 24:00:00 GMT', null],
  ['Thu, 01 Jan 1600 00:00:00 GMT', null],
  ['Thu, 01 Mon 1970 00:00:00 GMT', null],
  ['1970-01-01T00:00:00Z', null],
])('%j is %s', (text, expected) => {
  expect(cookieDate(text)).toBe(expected);
});

it.each([
  ['a=; Expires=Fri, 05 Mar 1999 08:09:10 GMT'],
  ['a=; expires=Sun, 29 Nov 2026 12:00:00 GMT'],
  ['a=; Max-Age=0'],
  ['a=; max-age=-1'],
  ['a=; Max-Age = 0 ; Expires=Fri, 05 Mar 2099 08:09:10 GMT'],
  ['a=; max-age=60; max-age=0'],
  ['a=; max-age=soon; expires=Thu, 01-Jan-1970 00:00:01 GMT'],
])('%s takes a cookie away', (field) => {
  expect(readCookie(field, NOW)).toEqual({ name: 'a', isSecure: false, isDeleted: true });
});

it.each([
  ['a='],
  ['a=; Expires=Sun, 29 Nov 2026 12:00:01 GMT'],
  ['a=; Expires=0'],
  ['a=; Max-Age=60; Expires=Fri, 05 Mar 1999 08:09:10 GMT'],
  ['a=; Max-Age=05'],
  ['a=; Max-Age=+0'],
  ['a=; expires=Fri, 05 Mar 1999 08:09:10 GMT; expires=Fri, 05 Mar 2099 08:09:10 GMT'],
  // 1970 is not the year here.
  ['a=; Expires=Wed, 01 Jan 2070 19:70:00 GMT'],
])('%s sets one', (field) => {
  expect(readCookie(field, NOW)).toEqual({ name: 'a', isSecure: false, isDeleted: false });
});

it('reads names and Secure', () => {
  expect(readCookie(' tea = x; SECURE ', NOW)).toMatchObject({ name: 'tea', isSecure: true });
  expect(readCookie('tea; secure=no', NOW)).toMatchObject({ name: 'tea', isSecure: true });
  expect(readCookie('tea=secure', NOW)).toMatchObject({ isSecure: false });
});
