import { shown } from '../testing/shown';
import { ComparisonIssueNote } from './ComparisonIssue';

describe('ComparisonIssueNote', () => {
  it('isolates addresses in its sentences', () => {
    const html = shown(<ComparisonIssueNote issue={{ code: 'same-site', url: 'a.b<i>', other: 'c.b' }} />, 'ar');
    expect(html).toContain('<bdi>a.b&lt;i&gt;</bdi>');
    expect(html).toContain('<bdi>c.b</bdi>');
  });

  it('offers to measure again where rubrics differ, and nowhere else', () => {
    const note = (code: 'rubric-differs' | 'scope-differs') =>
      shown(<ComparisonIssueNote issue={{ code }} onMeasureAgain={() => undefined} />);
    expect(note('rubric-differs')).toContain('Measure again</button>');
    expect(note('scope-differs')).not.toContain('<button');
  });

  it('names what cannot be measured again, and why', () => {
    const html = shown(<ComparisonIssueNote issue={{ code: 'rubric-differs' }} notMeasurable={['a.b<i>', 'c.d']} />);
    expect(html).toContain('<bdi>a.b&lt;i&gt;</bdi> and <bdi>c.d</bdi> can’t be measured again');
    expect(html).not.toContain('<button');
  });
});
