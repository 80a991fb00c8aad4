import { bestOf, compare, type ComparedBrand, type Comparison } from './compare';
import type { CheckResult, DimensionId, Report } from '../report/report';
import { RUBRIC } from '../score/rubric';
import { score, type ScoringRubric } from '../score/score';
import { sampleBrand } from '../testing/compared-brands';

type Value = CheckResult['score'];

/** Weights, so that points can be reckoned by hand: identity 60 of 100, trust 40; a failed gate caps the overall. */
const SMALL: ScoringRubric & { readonly version: string } = {
  version: 'small',
  dimensions: [
    { id: 'identity', weight: 60 },
    { id: 'trust', weight: 40 },
  ],
  gates: [{ check: 'https', dimensionCap: 400, overallCap: 690 }],
};

const CHECKS: readonly (readonly [id: string, dimension: DimensionId, weight: number])[] = [
  ['name', 'identity', 5],
  ['title', 'identity', 3],
  ['icon', 'identity', 2],
  ['https', 'trust', 5],
  ['hsts', 'trust', 3],
  ['csp', 'trust', 2],
  ['told', 'trust', 0],
];

/** A report with the small rubric; checks not mentioned pass. */
function report(scores: Readonly<Record<string, Value>> = {}, overrides: Partial<Report> = {}): Report {
  const checks = CHECKS.map(([id, dimension, weight]): CheckResult => ({
    id,
    dimension,
    weight,
    outcome: 'sample',
    score: scores[id] ?? 1000,
    params: {},
    receipts: [],
  }));
  return { ...sampleBrand('brand.example', checks, 'small'), ...score(SMALL, checks), ...overrides };
}

function compared(...reports: readonly Report[]): Comparison {
  const result = compare(reports, SMALL);
  if (!result.ok) throw new Error(result.code);
  return result.comparison;
}

const ids = (checks: readonly { readonly id: string }[]) => checks.map(({ id }) => id);

describe('which reports can be compared', () => {
  const codeOf = (...reports: readonly Report[]) => {
    const result = compare(reports, SMALL);
    return result.ok ? 'ok' : result.code;
  };
  const one = report();

  it('are two to four', () => {
    expect([0, 1, 2, 3, 4, 5].map((count) => codeOf(...Array.from({ length: count }, () => one)))).toEqual([
      'number-of-brands',
      'number-of-brands',
      'ok',
      'ok',
      'ok',
      'number-of-brands',
    ]);
  });

  it('were made with this rubric, every one of them', () => {
    const other = report({}, { rubricVersion: 'older' });
    expect(codeOf(one, other)).toBe('rubric-differs');
    expect(codeOf(other, other)).toBe('rubric-differs');
  });

  it.each(['page', 'preview'] as const)('are all of sites, or all of scope %s', (scope) => {
    const other = report({}, { scope });
    expect(codeOf(one, other)).toBe('scope-differs');
    expect(codeOf(other, other)).toBe('ok');
  });

  it('are measured by the engine’s rubric where none is named', () => {
    const made = sampleBrand('brand.example', [], RUBRIC.version);
    expect(compare([made, made]).ok).toBe(true);
    expect(compare([one, one])).toEqual({ ok: false, code: 'rubric-differs' });
  });
});

describe('the shared basis', () => {
  it('is what all brands have a verdict on; what some brand lacks is counted and named, weight 0 is in neither', () => {
    const comparison = compared(report({ icon: 'na' }), report({ hsts: 'unknown' }), report());
    expect(ids(comparison.checks)).toEqual(['name', 'title', 'https', 'csp']);
    expect(comparison.shared).toBe(4);
    expect(ids(comparison.leftOutChecks)).toEqual(['icon', 'hsts']);
    expect(comparison.leftOut).toBe(2);
  });

  it('neither counts nor leaves out what the scope does not ask', () => {
    const page = report({ https: 'out-of-scope', hsts: 'out-of-scope', csp: 'out-of-scope' }, { scope: 'page' });
    expect(compared(page, page)).toMatchObject({ shared: 3, leftOut: 0 });
  });

  it('leaves out what is not asked of one alone', () => {
    const comparison = compared(report({ name: 0 }), report({ hsts: 'out-of-scope', csp: 'out-of-scope' }));
    expect(ids(comparison.leftOutChecks)).toEqual(['hsts', 'csp']);
    // Trust is left out, and nothing of it unknown: (3·1000 + 2·1000) / 10.
    expect(comparison.brands[0]?.overall?.value).toBe(500);
  });

  it('is what every brand’s figures are made on', () => {
    // Identity without title: (5·0 + 2·1000) / 7 = 285.7; 0.6 · 285.71 + 0.4 · 1000 = 571.4.
    const { brands } = compared(report({ name: 0, title: 0 }), report({ title: 'na' }));
    expect(brands[0]).toMatchObject({
      overall: { value: 571, cappedBy: null },
      dimensions: [
        { id: 'identity', value: 286 },
        { id: 'trust', value: 1000 },
      ],
    });
    expect(brands[1]?.overall?.value).toBe(1000);
  });

  it('leaves a dimension out where fewer than two checks apply to all, for every brand', () => {
    const { brands } = compared(report({ name: 0, https: 500 }), report({ hsts: 'na', csp: 'na' }));
    expect(brands.map(({ dimensions }) => dimensions[1]?.value)).toEqual([null, null]);
    // Only identity is left: (3·1000 + 2·1000) / 10.
    expect(brands.map(({ overall }) => overall?.value)).toEqual([500, 1000]);
  });

  it('gives no figure where too little of one brand could be read, though two checks are shared', () => {
    // In identity 5 of 10 are known, under 60%. Overall 40 of 100 are left, under 70%.
    const { brands } = compared(report({ name: 'unknown' }), report({ icon: 0 }));
    for (const { overall, dimensions } of brands) {
      expect(dimensions.map(({ value }) => value)).toEqual([null, 1000]);
      expect(overall).toBeNull();
    }
  });

  it('closes a gate that all have a verdict on, and opens one that is left out', () => {
    const plain = report({ https: 0 });
    expect(compared(plain, report()).brands[0]?.overall).toEqual({ value: 690, cappedBy: 'https' });
    // Trust without the gate is (3 + 2) / 5.
    expect(compared(plain, report({ https: 'na' })).brands[0]?.overall).toEqual({ value: 1000, cappedBy: null });
  });
});

describe('the checks', () => {
  it('stand with what differs most by weight first, equal ones in rubric order behind', () => {
    const { checks } = compared(report({ icon: 0, title: 500, csp: 250 }), report({ title: 1000 }));
    // icon 2·1000, title 3·500, csp 2·750.
    expect(checks.map(({ id, spread }) => [id, spread])).toEqual([
      ['icon', 1000],
      ['title', 500],
      ['csp', 750],
      ['name', 0],
      ['https', 0],
      ['hsts', 0],
    ]);
  });

  it('name every brand that is best, and none if all are equal', () => {
    const { checks } = compared(report({ name: 500 }), report(), report({ name: 0 }), report());
    const best = (id: string) => checks.find((check) => check.id === id)?.best;
    expect(best('name')).toEqual([1, 3]);
    expect(best('title')).toEqual([]);
    expect(checks[0]?.results.map((result) => result.score)).toEqual([500, 1000, 0, 1000]);
  });
});

describe('differences', () => {
  const told = ({ differences }: Comparison) => differences.map(({ cause, check }) => cause ?? check.id);

  it('tell why the first leads, what costs the others most points first', () => {
    // name costs one brand 300 points, hsts two of them 120 each.
    expect(told(compared(report(), report({ name: 0, hsts: 0 }), report({ hsts: 0 })))).toEqual(['name', 'hsts']);
    expect(told(compared(report(), report({ title: 0, hsts: 0 }), report({ hsts: 0 })))).toEqual(['hsts', 'title']);
  });

  it('leave out what the first is behind in', () => {
    expect(told(compared(report({ icon: 0 }), report({ name: 0 })))).toEqual(['name']);
  });

  it('leave out what one of several that lead is behind in', () => {
    // hsts costs the one and icon the other 120 points.
    expect(told(compared(report({ hsts: 0 }), report({ icon: 0 }), report({ name: 0 })))).toEqual(['name']);
  });

  it('are all where none leads', () => {
    const closed = { name: 'unknown', title: 'unknown' } as const;
    expect(told(compared(report({ ...closed, icon: 0 }), report({ ...closed, csp: 0 })))).toEqual(['icon', 'csp']);
    expect(told(compared(report(), report()))).toEqual([]);
  });

  it('come by weight where there are no points', () => {
    const closed = { name: 'unknown', title: 'unknown' } as const;
    expect(told(compared(report({ ...closed, icon: 0 }), report({ ...closed, hsts: 0 })))).toEqual(['hsts', 'icon']);
  });

  it('are one where one cause took the points', () => {
    const causes = [{ id: 'face', checks: ['title', 'icon'] }];
    const result = compare([report({ icon: 0 }), report({ title: 0 }), report()], { ...SMALL, causes });
    expect(result.ok && told(result.comparison)).toEqual(['face']);
    expect(result.ok && result.comparison.differences[0]?.check.id).toBe('title');
  });

  it('of one cause are told of the check that costs most, of equal ones the first; alone it is no cause', () => {
    const causes = [{ id: 'face', checks: ['title', 'icon'] }];
    const toldOf = (scores: Readonly<Record<string, number>>) => {
      const result = compare([report(scores), report()], { ...SMALL, causes });
      if (!result.ok) throw new Error(result.code);
      const { brands, differences } = result.comparison;
      const [lesson] = brands[0]?.lessons ?? [];
      return [...differences.map(({ cause, check }) => [cause, check.id]), [lesson?.cause, lesson?.check]];
    };
    // By weight: title 3·100, icon 2·1000; title 3·200, icon 2·300.
    expect(toldOf({ title: 900, icon: 0 })).toEqual([
      ['face', 'icon'],
      ['face', 'icon'],
    ]);
    expect(toldOf({ title: 800, icon: 700 })).toEqual([
      ['face', 'title'],
      ['face', 'title'],
    ]);
    expect(toldOf({ icon: 700 })).toEqual([
      [null, 'icon'],
      [null, 'icon'],
    ]);
  });
});

it('counts what a brand’s own report counts and the comparison cannot', () => {
  const { brands } = compared(report({ hsts: 'unknown', csp: 'na', told: 'na' }), report({ csp: 'na' }));
  expect(brands.map(({ unshared }) => unshared)).toEqual([0, 1]);
});

describe('lessons', () => {
  it('come by the points they give, whatever they weigh in their own dimension', () => {
    // Identity: 500 · 5 / 10 · 60%. Trust: 700 · 5 / 10 · 40%.
    const { brands } = compared(report(), report({ name: 500, https: 300 }));
    expect(brands[1]?.lessons.map(({ check, points }) => [check, points])).toEqual([
      ['name', 150],
      ['https', 140],
    ]);
    const equal = compared(report(), report({ icon: 500, hsts: 500 }));
    expect(equal.brands[1]?.lessons.map(({ check, points }) => [check, points])).toEqual([
      ['hsts', 60],
      ['icon', 60],
    ]);
  });

  it('are what another does better, with the points of the overall each returns alone', () => {
    const { brands } = compared(report({ name: 0, csp: 500 }), report({ csp: 0, icon: 500 }));
    // name: 5/10 of identity, 60 % of the overall. icon: 2/10 · 0.5 · 60 %. csp: 2/10 · 0.5 · 40 %.
    expect(brands[0]?.lessons).toEqual([{ cause: null, check: 'name', from: [1], points: 300 }]);
    expect(brands[1]?.lessons).toEqual([
      { cause: null, check: 'icon', from: [0], points: 60 },
      { cause: null, check: 'csp', from: [0], points: 40 },
    ]);
  });

  it('go as far as the best of the others does, not further', () => {
    // title from 0 to 500: 3/10 · 0.5 · 60 %.
    const { brands } = compared(report({ title: 0 }), report({ title: 500 }));
    expect(brands[0]?.lessons).toEqual([{ cause: null, check: 'title', from: [1], points: 90 }]);
    expect(brands[1]?.lessons).toEqual([]);
  });

  it('come by weight where a cap hides what they return', () => {
    const { brands } = compared(report({ https: 0, icon: 0, title: 0 }), report({ https: 0 }));
    // 0.6 · 500 + 0.4 · 400 = 460 is under the cap of 690.
    expect(brands[0]?.lessons.map(({ check, points }) => [check, points])).toEqual([
      ['title', 180],
      ['icon', 120],
    ]);
    // 0.6 · 955 + 0.4 · 400 = 733 does not.
    const capped = compared(report({ https: 0, icon: 850, title: 950 }), report({ https: 0 }));
    expect(capped.brands[0]?.lessons.map(({ check, points }) => [check, points])).toEqual([
      ['icon', 0],
      ['title', 0],
    ]);
  });

  it('are one where one cause took the points', () => {
    const causes = [{ id: 'face', checks: ['title', 'icon'] }];
    const result = compare([report({ title: 0, icon: 0 }), report()], { ...SMALL, causes });
    // title 3/10 in full and icon 2/10 a quarter, of 60 % of the overall.
    expect(result.ok && result.comparison.brands[0]?.lessons).toEqual([
      { cause: 'face', check: 'title', from: [1], points: 210 },
    ]);
  });

  it('have no points where there is no overall', () => {
    const { brands } = compared(report({ name: 'unknown', icon: 0 }), report());
    expect(brands[0]?.lessons).toEqual([{ cause: null, check: 'icon', from: [1], points: null }]);
  });
});

it('the best are all places of the greatest value; none if nothing differs or can be compared', () => {
  expect(bestOf([500, 900, 900, 0])).toEqual([1, 2]);
  expect(bestOf([null, 300, 200])).toEqual([1]);
  for (const none of [[700, 700], [null, 700], [null, null], []]) expect(bestOf(none)).toEqual([]);
});

describe('whatever the reports say', () => {
  /** Numerical Recipes' generator: the same cases in every run. */
  function generator(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }

  const VALUES: readonly Value[] = [0, 0, 300, 500, 750, 1000, 1000, 'na', 'unknown'];

  function generated(seed: number): readonly Report[] {
    const next = generator(seed);
    return Array.from({ length: 2 + next(3) }, () =>
      report(Object.fromEntries(CHECKS.map(([id]) => [id, VALUES[next(VALUES.length)] ?? 'na']))),
    );
  }

  const cases = Array.from({ length: 300 }, (_, seed) => generated(seed + 1));

  /** A brand's figures; who teaches a lesson by the numbers brands had before they changed places. */
  const figures = (brand: ComparedBrand | undefined, was: readonly number[]) =>
    brand && {
      ...brand,
      lessons: brand.lessons.map((lesson) => ({
        ...lesson,
        from: lesson.from.map((index) => was[index]).toSorted(),
      })),
    };

  it('is not the same case 300 times', () => {
    const comparisons = cases.map((reports) => compared(...reports));
    expect(new Set(comparisons.map(({ shared }) => shared)).size).toBeGreaterThan(4);
    expect(comparisons.some(({ brands }) => brands.some(({ overall }) => overall === null))).toBe(true);
    expect(comparisons.some(({ brands }) => brands.some(({ overall }) => overall?.cappedBy === 'https'))).toBe(true);
  });

  it('the order of the brands changes no figure', () => {
    for (const reports of cases) {
      const identity = reports.map((_, index) => index);
      const straight = compared(...reports);
      const rotations = identity.map((start) => identity.map((index) => (index + start) % reports.length));
      for (const order of [...rotations, identity.toReversed()]) {
        const turned = compared(...order.flatMap((index) => reports[index] ?? []));
        expect(turned).toMatchObject({ shared: straight.shared, leftOut: straight.leftOut });
        expect(turned.checks.map(({ id, spread }) => [id, spread])).toEqual(
          straight.checks.map(({ id, spread }) => [id, spread]),
        );
        expect(turned.differences.map(({ check }) => check.id)).toEqual(
          straight.differences.map(({ check }) => check.id),
        );
        for (const [place, index] of order.entries()) {
          expect(figures(turned.brands[place], order)).toEqual(figures(straight.brands[index], identity));
        }
      }
    }
  });

  it('a further brand never adds a shared check', () => {
    for (const reports of cases) {
      for (let count = 3; count <= reports.length; count += 1) {
        const fewer = compared(...reports.slice(0, count - 1));
        const more = compared(...reports.slice(0, count));
        expect(more.shared).toBeLessThanOrEqual(fewer.shared);
        expect(ids(fewer.checks)).toEqual(expect.arrayContaining(ids(more.checks)));
        expect(more.shared + more.leftOut).toBe(fewer.shared + fewer.leftOut);
      }
    }
  });

  it('values lie between 0 and 1000, and no lesson takes points away', () => {
    for (const reports of cases) {
      const { brands, checks } = compared(...reports);
      const values = [
        ...brands.flatMap(({ overall, dimensions }) => [overall?.value, ...dimensions.map(({ value }) => value)]),
        ...brands.flatMap(({ lessons }) => lessons.map(({ points }) => points)),
        ...checks.map(({ spread }) => spread),
      ].filter((value) => typeof value === 'number');
      expect(values.every((value) => Number.isInteger(value) && value >= 0 && value <= 1000)).toBe(true);
    }
  });

  it('a brand compared with itself has its own figures, nothing to learn and no difference', () => {
    for (const [own] of cases) {
      if (own === undefined) continue;
      const { brands, checks } = compared(own, own);
      expect(checks.every(({ spread, best }) => spread === 0 && best.length === 0)).toBe(true);
      for (const { overall, dimensions, lessons } of brands) {
        expect(lessons).toEqual([]);
        expect(overall?.value).toBe(own.overall?.value);
        expect(overall?.cappedBy).toBe(own.overall?.cappedBy);
        expect(dimensions.map(({ value }) => value)).toEqual(own.dimensions.map((each) => each.score?.value ?? null));
      }
    }
  });
});
