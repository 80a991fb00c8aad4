import { existsSync } from 'node:fs';
import { expectExam } from '../../brand/testing/exams/sit';
import { RUBRIC } from '../../brand/score/rubric';
import { ACT_EXAMPLES, ACT_RULES, AXE_RULES, judgeAct, judgeActExamples } from './act';
import { AXE_CASES, pageOf } from './axe-cases';

describe('the rules of ACT and axe-core', () => {
  const checks = RUBRIC.dimensions.flatMap((dimension) => dimension.checks);

  it.each(Object.entries({ ...ACT_RULES, ...AXE_RULES }))('%s has checks with outcomes', (_, answer) => {
    const outcomes = checks.filter(({ id }) => answer.checks.includes(id)).flatMap((one) => Object.keys(one.outcomes));
    expect(outcomes).toEqual(expect.arrayContaining([...answer.broken]));
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
  examples('find in examples of ACT rules what W3C expects', () => {
    const answers = judgeActExamples(ACT_EXAMPLES).map(
      ({ rule, html, agrees }) => [`${rule} ${html}`, agrees, true] as const,
    );
    expect(expectExam('act-rules', answers)).toEqual([]);
  });

  it('find in the cases of axe-core what axe finds', () => {
    const results = Object.entries(AXE_CASES).flatMap(([rule, { broken, kept }]) => [
      ...broken.map((part) => judgeAct({ rule, html: pageOf(part), expected: 'failed' })),
      ...kept.map((part) => judgeAct({ rule, html: pageOf(part), expected: 'passed' })),
    ]);
    const answers = results.map(({ rule, html, agrees }) => {
      return [`${rule} ${html.slice(pageOf('').length)}`, agrees, true] as const;
    });
    expect(expectExam('axe-core', answers)).toEqual([
      // Roles that Facet needs no name for, and a button out of the tab order.
      'image-alt <img src="a.png" role="separator" tabindex="0">',
      'image-alt <img src="a.png" role="option" aria-label="">',
      'image-alt <img src="a.png" role="progressbar" title="">',
      'image-alt <img src="a.png" role="treeitem" aria-labelledby="">',
      'button-name <button value="Words" tabindex="-1"></button>',
      'button-name <button role="img" disabled></button>',
      'button-name <button role="gridcell"></button>',
      'input-image-alt <input type="image" src="a.png" role="img" disabled>',
      'input-image-alt <input type="image" src="a.png" role="gridcell">',
      // A hidden label names its field, and so do the words of a progress bar (Accessible Name 1.2, steps 2A and 2F).
      'label <label for="f" style="display: none">Words</label><input id="f">',
      'label <div id="f"><span role="progressbar" aria-valuenow="23">23%</span></div><input aria-labelledby="f">',
    ]);
  });
});
