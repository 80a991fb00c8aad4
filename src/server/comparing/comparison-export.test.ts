import { comparisonExport, type Exported } from './comparison-export';

const TYPED = ['a.com', 'b.com'];
const failed = (place: number, code: 'site-resting' | 'site-too-slow', retryAfterSeconds?: number): Exported => ({
  ...{ ok: false, place, url: TYPED[place] ?? '', code },
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

describe('where nothing could be measured', () => {
  it('is said when the last of them can be', () => {
    for (const waits of [
      [30, 600],
      [600, 30],
    ]) {
      const asked = waits.map((wait, place) => failed(place, 'site-resting', wait));
      expect(comparisonExport(asked, TYPED)).toEqual({
        code: 'site-resting',
        fields: { 'address.0': 'site-resting', 'address.1': 'site-resting' },
        retryAfterSeconds: 600,
      });
    }
  });

  it('is no time to come back where none is known, and the first one’s reason counts', () => {
    const answer = comparisonExport([failed(0, 'site-too-slow'), failed(1, 'site-resting')], TYPED);
    expect(answer).toEqual({
      code: 'site-too-slow',
      fields: { 'address.0': 'site-too-slow', 'address.1': 'site-resting' },
    });
  });
});
