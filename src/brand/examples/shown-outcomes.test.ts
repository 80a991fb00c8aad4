import { CHECK_POINTS } from '../score/check-points';
import { RUBRIC } from '../score/rubric';
import { FACE_OF, shownChecks } from './shown-outcomes';

const shown = shownChecks();

describe('what the guide shows of checks', () => {
  it.each(RUBRIC.dimensions.flatMap(({ checks }) => checks.map((check) => [check.id, check] as const)))(
    'has an example for every outcome of %s, with the score that the check declares',
    (id, { outcomes }) => {
      const declared = Object.entries(outcomes).filter(([outcome]) => outcome !== 'unread' && outcome !== 'inner');
      const found = (shown.get(id)?.outcomes ?? []).map(({ outcome, score }) => [outcome, score]);
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(declared));
    },
  );

  it('draws a face that differs where the table names one', () => {
    const faces = [...shown].flatMap(([id, { face }]) => (face === null ? [] : [[id, face.id]]));
    expect(Object.fromEntries(faces)).toEqual(FACE_OF);
    for (const { face } of shown.values()) if (face !== null) expect(face.before).not.toEqual(face.after);
  });

  it('puts what passes first, and what keeps less of the points after what keeps more', () => {
    const scores = (shown.get('title-quality')?.outcomes ?? []).map(({ score }) => score);
    expect(scores.length).toBeGreaterThan(3);
    expect(scores).toEqual(scores.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('gives all checks together the whole score, but for rounding', () => {
    const sum = CHECK_POINTS.reduce((total, { points }) => total + points, 0);
    expect(Math.abs(sum - 1000)).toBeLessThanOrEqual(CHECK_POINTS.length / 2);
    expect(CHECK_POINTS.filter(({ standing }) => standing === null).every(({ points }) => points === 0)).toBe(true);
  });
});
