import { shown } from '../testing/shown';
import { ComparisonIssueNote } from './ComparisonIssue';
import { ComparisonProgress, ComparisonStatus, type BrandProgress } from './ComparisonProgress';

const BRANDS: readonly BrandProgress[] = [
  { address: 'a.example', state: 'done', answered: 18 },
  { address: 'b.example', state: 'reading', answered: 5 },
  { address: '<b>c', state: 'failed', answered: 0 },
  { address: 'd.example', state: 'waiting', answered: 0 },
];

it('tells how far each site has come', () => {
  const html = shown(<ComparisonProgress brands={BRANDS} onCancel={() => undefined} />);
  const items = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item = '']) => item.replace(/<[^>]+>/g, ''));
  expect(items).toEqual([
    'a.example measured',
    'b.example requests answered: 5',
    '&lt;b&gt;c could not be read',
    'd.example waiting',
  ]);
});

it('announces how many sites are through, and is there before there is something to say', () => {
  const said = (html: string) => /<p class="status" role="status">(.*?)<\/p>/.exec(html)?.[1];
  expect(said(shown(<ComparisonStatus brands={[]} />))).toBe('');
  expect(said(shown(<ComparisonStatus brands={BRANDS} />))).toBe('Sites that have been through: 2 of 4.');
  expect(said(shown(<ComparisonStatus brands={[]} cancelled />))).toBe('Stopped. There is no comparison.');
});

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
    expect(html).toContain('<bdi>a.b&lt;i&gt;</bdi> and <bdi>c.d</bdi> can’t be measured from here');
    expect(html).not.toContain('<button');
  });
});
