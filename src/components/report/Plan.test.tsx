import type { CheckResult } from '../../brand/report';
import { shown } from '../testing/shown';
import { Plan, PlanSteps } from './Plan';
import { plan } from '../../brand/plan';
import { sampleCheck, sampleReport } from './testing/sample-report';

const lost = (id: string): CheckResult => sampleCheck({ id, outcome: 'missing', score: 0 });

/** Ids of checks of nine causes. */
const NINE = [
  'favicon',
  'organization',
  'og-required',
  'title-quality',
  'name-declared',
  'meta-description',
  'canonical',
  'lang',
  'hsts',
];

describe('Plan', () => {
  it('says so where nothing lost points', () => {
    const html = shown(<Plan report={sampleReport({ checks: [sampleCheck({ id: 'favicon', score: 1000 })] })} />);
    expect(html).toContain('Nothing lost points.');
  });

  it('shows the first eight steps and the rest behind a disclosure, without switches', () => {
    const html = shown(<Plan report={sampleReport({ checks: NINE.map(lost) })} />);
    const [inSight = '', behind = ''] = html.split('<details>');
    expect(inSight.match(/<li/g)).toHaveLength(8);
    expect(behind.match(/<li/g)).toHaveLength(1);
    expect(behind).toContain('<summary>1 more step</summary>');
    expect(behind).toContain('<ol class="plan" start="9">');
    expect(html).not.toContain('<input');
  });

  it('makes one step of one cause, each repair said once, with links to all its checks', () => {
    const none = (id: string) => sampleCheck({ id, dimension: 'previews', outcome: 'none', score: 0 });
    const checks = [none('og-required'), none('preview-description'), none('card-type'), lost('favicon')];
    const html = shown(<Plan report={sampleReport({ checks })} />);
    expect(html.match(/<li/g)).toHaveLength(2);
    const step = html.slice(html.indexOf('<b>Preview tags'));
    expect(step.slice(0, step.indexOf('</li>')).match(/href="#check-/g)).toHaveLength(3);
  });

  it('lists what could not be read apart, once for each remedy', () => {
    const unread = ['title-quality', 'organization', 'og-required', 'preview-bots'].map((id) =>
      sampleCheck({ id, outcome: 'unread', score: 'unknown' }),
    );
    const html = shown(<Plan report={sampleReport({ checks: unread })} />);
    const apart = html.slice(html.indexOf('What could not be read'));
    // Three ask for the page, one for robots.txt.
    expect(apart.match(/<li/g)).toHaveLength(2);
    expect(apart.match(/href="#check-/g)).toHaveLength(4);
  });

  it('says by what the steps are sorted', () => {
    const checks = [lost('favicon')];
    expect(shown(<Plan report={sampleReport({ checks })} />)).toContain('Sorted by the points');
    expect(shown(<Plan report={sampleReport({ checks, overall: null })} />)).toContain('Sorted by weight');
  });

  it('says how far the figure may move only where it may', () => {
    const checks = [sampleCheck({ id: 'title-quality', outcome: 'unread', score: 'unknown' })];
    const overall = { value: 734, low: 600, high: 801, cappedBy: null };
    expect(shown(<Plan report={sampleReport({ checks, overall })} />)).toContain('between 60.0 and 80.1');
    expect(shown(<Plan report={sampleReport({ checks })} />)).toContain('they may win or lose points');
  });

  it('says what a failed gate does', () => {
    const check = lost('favicon');
    const gate = { check: 'favicon', dimensionCap: 490, overallCap: 690 };
    const html = shown(<PlanSteps steps={[{ cause: null, check, others: [], points: 100, gate }]} />);
    expect(html).toContain('stays at 69.0 or below');
  });

  it('gives each step a switch that is named by its repair', () => {
    const steps = plan(sampleReport({ checks: NINE.map(lost) }));
    const html = shown(
      <PlanSteps steps={steps} choice={{ chosen: new Set(['favicon']), onChoose: () => undefined }} />,
    );
    const inputs = [...html.matchAll(/<input type="checkbox" id="([^"]+)"/g)].map(([, id = '']) => id);
    expect(inputs).toHaveLength(9);
    for (const id of inputs) expect(html).toContain(`<label for="${id}">`);
    expect(html.match(/checked=""/g)).toHaveLength(1);
  });
});
