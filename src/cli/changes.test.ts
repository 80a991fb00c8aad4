import { changesBetween } from './changes';
import { northwind } from './testing/world';
import type { CheckResult, Report } from '../brand/report/report';

const withScores = (scores: Readonly<Record<string, CheckResult['score']>>): Report => ({
  ...northwind.report,
  checks: northwind.report.checks.map((check) => ({ ...check, score: scores[check.id] ?? check.score })),
});

describe('changes between two reports', () => {
  // Weights in one dimension: `canonical` 11, `status` 2, `headings` 1.
  const before = withScores({ canonical: 1000, status: 1000, headings: 0, 'crawlable-links': 500, sitemap: 1000 });
  const after = withScores({ canonical: 0, status: 0, headings: 1000, 'crawlable-links': 1000, sitemap: 'unknown' });

  const told = (changes: ReturnType<typeof changesBetween>) =>
    changes.causes?.map(({ direction, checks }) => [direction, ...checks.map(({ after: { id } }) => id)]);

  it('begin with the losses, though the gains are larger', () => {
    expect(told(changesBetween(after, before))?.map(([direction]) => direction)).toEqual([
      'worse',
      'worse',
      'better',
      'better',
      'other',
    ]);
  });

  it('are losses, the largest first, then gains, likewise, then what was neither', () => {
    expect(told(changesBetween(before, after))).toEqual([
      ['worse', 'canonical'],
      ['worse', 'status'],
      ['better', 'headings'],
      ['better', 'crawlable-links'],
      ['other', 'sitemap'],
    ]);
  });
});
