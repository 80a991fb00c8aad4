import report from '../../../locales/en/report.json';
import { CAUSES, eased } from './causes';
import { fraction } from '../basics/fraction';
import { RUBRIC } from './rubric';

describe('the causes', () => {
  it('are of checks of the rubric, each of one cause at most, and have words', () => {
    // One that weighs nothing until it is mended keeps its place.
    const known = RUBRIC.dimensions.flatMap(({ checks }) => checks);
    const named = CAUSES.flatMap(({ checks }) => [...checks]);
    expect(named.filter((id) => !known.some((check) => check.id === id))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(Object.keys(report.cause)).toEqual(CAUSES.map(({ id }) => id));
  });
});

describe('eased', () => {
  const causes = [{ id: 'picture', checks: ['loads', 'size', 'alt'] }];
  const lost = (check: string, loss: number) => ({ check, loss: fraction(loss, 3) });

  it('names, for each that lost less, the one of its cause that lost most', () => {
    expect([...eased(causes, [lost('size', 2), lost('other', 9), lost('loads', 5), lost('alt', 1)])]).toEqual([
      ['size', 'loads'],
      ['alt', 'loads'],
    ]);
  });

  it('keeps the first of equal losses, and one that is alone', () => {
    expect([...eased(causes, [lost('size', 2), lost('alt', 2)])]).toEqual([['alt', 'size']]);
    expect([...eased(causes, [lost('size', 2), lost('other', 2)])]).toEqual([]);
  });
});
