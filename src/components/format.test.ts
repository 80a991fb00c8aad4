import { formatMoment, formatScore } from './format';

describe('formatScore', () => {
  it('shows per mille as 0 to 100 without losing anything', () => {
    expect([0, 5, 734, 1000].map((score) => formatScore('en', score))).toEqual(['0.0', '0.5', '73.4', '100.0']);
  });

  it('follows the locale, with Latin digits in Arabic', () => {
    expect(formatScore('de', 734)).toBe('73,4');
    expect(formatScore('ar', 734)).toBe('73.4');
  });
});

describe('formatMoment', () => {
  it('names the zone and does not depend on where it is read', () => {
    expect(formatMoment('en', '2026-11-20T23:59:30.000Z')).toBe('20 November 2026 at 23:59 UTC');
  });
});
