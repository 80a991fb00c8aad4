import { existsSync } from 'node:fs';
import { RUBRIC } from '../../brand/score/rubric';
import { ACT_EXAMPLES, ACT_RULES, judgeAct, judgeActExamples } from './act';

describe('the ACT rules', () => {
  const checks = RUBRIC.dimensions.flatMap((dimension) => dimension.checks);

  it.each(Object.entries(ACT_RULES))('%s is answered by a check that names it', (rule, { check, broken }) => {
    const found = checks.find(({ id }) => id === check);
    expect(Object.keys(found?.outcomes ?? {})).toEqual(expect.arrayContaining([...broken]));
  });

  it('tell a fault that is found, or missed, from one that is not there', () => {
    const viewport = '<meta name="viewport" content="user-scalable=no">';
    const judged = (html: string, expected: 'passed' | 'failed') => judgeAct({ rule: 'b4f0c3', expected, html });
    expect(judged(viewport, 'failed')).toMatchObject({ outcome: 'forbidden', agrees: true });
    expect(judged(viewport, 'passed').agrees).toBe(false);
    expect(judged('', 'failed').agrees).toBe(false);
    expect(judged('', 'passed').agrees).toBe(true);
    expect(() => judgeAct({ rule: 'ffffff', expected: 'passed', html: '' })).toThrow('no check');
  });

  const examples = existsSync(ACT_EXAMPLES) ? it : it.skip;
  examples('find in all 107 examples what W3C expects', () => {
    const results = judgeActExamples(ACT_EXAMPLES);
    expect(results).toHaveLength(107);
    expect(results.filter(({ agrees }) => !agrees)).toEqual([]);
  });
});
