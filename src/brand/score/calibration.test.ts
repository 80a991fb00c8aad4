import { calibration, oftenFound, type AssessedPage } from './calibration';
import type { CheckResult } from '../report/report';
import { assess } from './assess';
import { extractFacts } from '../engine/extract';
import { page } from '../examples/evidence';
import { BLANK } from '../examples/pages';

const DAY = '2026-11-23';
const REPORT = assess(extractFacts(page(BLANK)));

function assessed(name: string, ...outcomes: readonly (readonly [id: string, CheckResult['score']])[]): AssessedPage {
  const checks = outcomes.map(([id, score]): CheckResult => {
    return { id, dimension: 'identity', outcome: String(score), score, weight: 1, params: {}, receipts: [] };
  });
  return { name, report: { ...REPORT, checks }, expectations: null };
}

describe('a calibration', () => {
  it('counts on how many pages each check came out how', () => {
    const scores = [1000, 750, 1, 0, 'na', 'unknown', 'out-of-scope'] as const;
    const { checks, pages } = calibration(
      scores.map((score, index) => assessed(`p${index}`, ['c', score])),
      DAY,
    );
    expect(pages).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6']);
    expect(checks).toEqual([
      {
        id: 'c',
        dimension: 'identity',
        passed: 1,
        partial: 2,
        failed: 1,
        notApplicable: 1,
        unknown: 1,
        outOfScope: 1,
      },
    ]);
  });

  it('names the checks that tell no page from another, but not those that were not asked', () => {
    const pages = [
      assessed('a', ['same', 0], ['other', 0], ['unasked', 'out-of-scope']),
      assessed('b', ['same', 0], ['other', 500], ['unasked', 'out-of-scope']),
    ];
    const { unvarying } = calibration(pages, DAY);
    expect(unvarying).toEqual(['same']);
  });

  it('says which expectations differ, without what the pages say', () => {
    const differing = [{ field: 'ogTitle', expected: 'Secret', found: null }];
    const pages = [
      { ...assessed('a'), expectations: { compared: 3, differing } },
      { ...assessed('b'), expectations: { compared: 2, differing: [] } },
      assessed('c'),
    ];
    const figures = calibration(pages, DAY);
    expect(figures.expectations).toEqual({ compared: 5, differing: [{ page: 'a', field: 'ogTitle' }] });
    expect(JSON.stringify(figures)).not.toContain('Secret');
  });

  it('has its comparisons in one order, and its date', () => {
    const compared = (['titles', 'images'] as const).map((id) => ({ id, compared: 1, differing: [] }));
    const { comparisons, measuredOn } = calibration([assessed('a')], DAY, compared);
    expect(comparisons.map(({ id }) => id)).toEqual(['images', 'titles']);
    expect(measuredOn).toBe(DAY);
  });

  it('is made of pages, and of one rubric', () => {
    const old = { ...assessed('b'), report: { ...REPORT, rubricVersion: '0.1' } };
    expect(() => calibration([], DAY)).toThrow('no page');
    expect(() => calibration([assessed('a'), old], DAY)).toThrow('different rubrics');
  });
});

describe('what is found most often', () => {
  it('begins with what fewest pages pass, and leaves out what few were asked and what costs nothing', () => {
    const pages = Array.from({ length: 5 }, (_, at) =>
      assessed(
        `p${at}`,
        ['og-required', at < 2 ? 500 : 1000],
        ['lang', at < 4 ? 0 : 'unknown'],
        ['zoom', 1000],
        ['same-as', at < 3 ? 0 : 'na'],
        ['unheard-of', 0],
      ),
    );
    expect(oftenFound(calibration(pages, DAY)).map(({ id, found, asked }) => [id, found, asked])).toEqual([
      ['lang', 4, 4],
      ['og-required', 2, 5],
    ]);
  });
});
