import { reportChanges } from './report-changes';
import { assess } from '../score/assess';
import { extractFacts } from '../engine/extract';
import { GOOD_PAGE, page } from '../examples/evidence';

const reportOf = (html: string) => assess(extractFacts(page(html)));
const GOOD = reportOf(GOOD_PAGE);
const WITHOUT_ALT = reportOf(GOOD_PAGE.replace(/<meta property="og:image:alt"[^>]*>/, ''));

describe('what changed between two reports', () => {
  it('names a check that lost points, and one that won them, with both results', () => {
    const lost = reportChanges(GOOD, WITHOUT_ALT);
    const won = reportChanges(WITHOUT_ALT, GOOD);
    expect(lost.checks?.map(({ after }) => after.id)).toContain('preview-image-alt');
    for (const { before, after } of lost.checks ?? []) {
      expect(before).toBe(GOOD.checks.find(({ id }) => id === after.id));
      expect([before.outcome, before.score]).not.toEqual([after.outcome, after.score]);
    }
    expect(won.checks?.map(({ before }) => before)).toEqual(lost.checks?.map(({ after }) => after));
    expect(won.overall).toEqual({ before: lost.overall.after, after: lost.overall.before });
  });

  it('finds nothing between a report and itself, whatever else differs', () => {
    expect(reportChanges(GOOD, { ...GOOD, collectedAt: '2026-12-01T00:00:00.000Z' }).checks).toEqual([]);
  });

  it('counts another outcome with the same score', () => {
    const [first, ...rest] = GOOD.checks;
    if (first === undefined) throw new Error('a rubric has checks');
    const other = { ...GOOD, checks: [{ ...first, outcome: `${first.outcome}-otherwise` }, ...rest] };
    expect(reportChanges(GOOD, other).checks).toEqual([{ before: first, after: other.checks[0] }]);
  });

  it('counts another score of the same outcome', () => {
    const [first, ...rest] = GOOD.checks;
    if (first === undefined) throw new Error('a rubric has checks');
    const other = { ...GOOD, checks: [{ ...first, score: 999 }, ...rest] };
    expect(reportChanges(GOOD, other).checks).toEqual([{ before: first, after: other.checks[0] }]);
  });

  it('compares no checks of another rubric or scope, and passes over one that was not asked before', () => {
    expect(reportChanges({ ...GOOD, rubricVersion: '1.0' }, GOOD).checks).toBeNull();
    expect(reportChanges({ ...GOOD, scope: 'page' }, GOOD).checks).toBeNull();
    expect(reportChanges({ ...GOOD, scope: 'preview' }, GOOD).checks).toBeNull();
    expect(reportChanges({ ...GOOD, checks: GOOD.checks.slice(1) }, GOOD).checks).toEqual([]);
  });

  it('says that there was no overall', () => {
    expect(reportChanges({ ...GOOD, overall: null }, GOOD).overall.before).toBeNull();
  });
});
