import type { Comparison } from './compare';
import { comparisonCsv, type ComparisonCsvWords } from './comparison-csv';
import type { CheckResult } from '../report/report';
import { sampleBrand } from '../testing/compared-brands';

const WORDS: ComparisonCsvWords = {
  head: {
    check: 'Check',
    title: 'Title',
    dimension: 'Dimension',
    weight: 'Weight',
    counts: 'Counts',
    outcome: (brand) => `${brand}: outcome`,
    score: (brand) => `${brand}: score, per mille`,
  },
  title: (check) => `The "${check}"`,
  dimension: (id) => `<${id}>`,
  counts: 'yes',
  leftOut: 'no, left out',
};

describe('comparisonCsv', () => {
  const result = (outcome: string, score: CheckResult['score']): CheckResult => {
    return { id: 'x', dimension: 'trust', outcome, score, weight: 1, params: {}, receipts: [] };
  };
  const comparison: Comparison = {
    rubricVersion: '1.0',
    brands: [],
    differences: [],
    shared: 1,
    leftOut: 1,
    checks: [
      {
        id: 'hsts',
        dimension: 'trust',
        weight: 2,
        spread: 700,
        best: [1],
        results: [result('absent', 0), result('half-year', 700)],
      },
    ],
    leftOutChecks: [
      { id: 'csp', dimension: 'trust', weight: 3, results: [result('unread', 'unknown'), result('pass', 1000)] },
    ],
  };
  const brands = [sampleBrand('a.example', [], '1.0'), sampleBrand('b.example', [], '1.0')];

  it('has a row for each check, what counts first, and two columns for each brand', () => {
    expect(comparisonCsv(brands, comparison, WORDS).split('\r\n')).toEqual([
      '"Check","Title","Dimension","Weight","Counts","a.example: outcome","a.example: score, per mille","b.example: outcome","b.example: score, per mille"',
      '"hsts","The ""hsts""","<trust>",2,"yes","absent",0,"half-year",700',
      '"csp","The ""csp""","<trust>",3,"no, left out","unread","unknown","pass",1000',
      '',
    ]);
  });

  it('names a pasted page by the address typed, harmless too', () => {
    const [first] = brands;
    if (first === undefined) throw new Error('no brand');
    const pasted = { ...first, target: { address: '=cmd()', origin: 'https://pasted.invalid' } };
    const words = { ...WORDS, head: { ...WORDS.head, outcome: (brand: string) => brand } };
    expect(comparisonCsv([pasted], comparison, words)).toContain(`,"'=cmd()",`);
  });
});
