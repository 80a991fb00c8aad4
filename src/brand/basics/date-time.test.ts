import { dayAhead, readDateTime, readYearAfter } from './date-time';

describe('readDateTime', () => {
  it.each([
    '1970-01-01T00:00:00Z',
    '1969-12-31T23:59:59.999Z',
    '2000-02-29T12:00:00Z',
    '2024-12-31T23:59:59.123Z',
    '2026-01-02T03:04:05.000Z',
    '2100-03-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '0001-01-01T00:00:00Z',
    '2026-07-01T00:00:00+05:45',
    '2026-07-01T00:00:00-23:59',
  ])('reads %s as Date does', (text) => {
    expect(readDateTime(text)).toBe(Date.parse(text));
  });

  it('counts every day of four centuries as Date does', () => {
    const wrong: string[] = [];
    for (let day = Date.UTC(1899, 11, 31); day < Date.UTC(2300, 0, 2); day += 86_400_000) {
      const text = new Date(day).toISOString();
      if (readDateTime(text) !== day) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['2026-09-01t00:00:00z', '2026-09-01T00:00:00Z'],
    ['2026-09-01 00:00:00Z', '2026-09-01T00:00:00Z'],
    ['2026-06-30T23:59:60Z', '2026-07-01T00:00:00Z'],
    ['2026-09-01T00:00:00.1234567Z', '2026-09-01T00:00:00.123Z'],
  ])('reads %s, as RFC 3339 allows', (text, same) => {
    expect(readDateTime(text)).toBe(Date.parse(same));
  });

  it.each([
    '',
    '2026-09-01',
    '2026-09-01T00:00:00',
    '2026-09-01T00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-01-00T00:00:00Z',
    '2026-01-32T00:00:00Z',
    '2026-01-01T00:60:00Z',
    '2026-01-01T00:00:61Z',
    '2026-01-01T00:00:00+00:60',
    '2026-02-29T00:00:00Z',
    '2100-02-29T00:00:00Z',
    '2026-09-31T00:00:00Z',
    '2026-09-01T24:00:00Z',
    '2026-09-01T00:00:00+24:00',
    'Tue, 01 Sep 2026 00:00:00 GMT',
    '1 September 2026',
  ])('takes %s for none', (text) => {
    expect(readDateTime(text)).toBeNull();
  });
});

describe('readYearAfter', () => {
  it.each([
    ['2026-01-02T03:04:05.000Z', '2027-01-02T03:04:05.000Z'],
    ['2027-12-31T00:00:00+01:00', '2028-12-31T00:00:00+01:00'],
    ['2028-02-29T00:00:00Z', '2029-03-01T00:00:00Z'],
  ])('of %s is %s', (text, later) => {
    expect(readYearAfter(text)).toBe(Date.parse(later));
  });
});

describe('a day ahead', () => {
  it.each([
    ['2026-01-02T03:04:05Z', 364, '2027-01-01'],
    ['2028-02-28T23:59:59Z', 1, '2028-02-29'],
    ['2028-02-29T00:00:00Z', 1, '2028-03-01'],
    ['2027-12-31T12:00:00Z', 1, '2028-01-01'],
    ['2000-01-01T00:00:00Z', 0, '2000-01-01'],
    ['1970-01-01T00:00:00Z', 364, '1970-12-31'],
    ['2096-02-29T00:00:00Z', 1461, '2100-03-01'],
  ])('of %s, %i days on, is %s', (text, days, day) => {
    expect(dayAhead(readDateTime(text) ?? Number.NaN, days)).toBe(day);
  });
});
