import { shown } from '../testing/shown';
import type { CheckResult, Report } from '../../brand/report/report';
import type { PlanStep } from '../../brand/score/plan';
import { useWholeFixes } from './fixes/FixMore';
import { Plan } from './Plan';
import { ClosedFix } from './fixes/ClosedFix';
import { TopFixes } from './TopFixes';
import type { WhatIf } from './what-if';
import { sampleCheck, samplePortrait, sampleReport } from './testing/sample-report';
import { say } from '../../texts/testing/say';

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

interface Given {
  readonly steps?: readonly PlanStep[];
  readonly whatIf?: WhatIf;
}

interface FixesProps extends Given {
  readonly report: Report;
}

function Cards({ report, steps, whatIf }: FixesProps) {
  return <TopFixes report={report} details={useWholeFixes(report, steps)} whatIf={whatIf} Closed={ClosedFix} />;
}

function Others({ report, steps, whatIf }: FixesProps) {
  return <Plan report={report} details={useWholeFixes(report, steps)} whatIf={whatIf} />;
}

/** The first fixes as cards, and below them the plan with the others. */
function fixesOf(of: Partial<Report>, given: Given = {}): readonly [cards: string, others: string] {
  const report = sampleReport(of);
  return [shown(<Cards report={report} {...given} />), shown(<Others report={report} {...given} />)];
}

const ROW = '<li class="fix-head">';

describe('Plan', () => {
  it('says so where nothing lost points', () => {
    const [cards, others] = fixesOf({ checks: [sampleCheck({ id: 'favicon', score: 1000 })] });
    expect(cards).toContain(say('en', 'plan:top.nothing'));
    expect(cards).not.toContain('<li');
    expect(others).toContain(say('en', 'plan:none'));
  });

  it('shows three fixes as cards, five as rows and the rest behind a disclosure, without switches', () => {
    const [cards, others] = fixesOf({ checks: NINE.map(lost) });
    expect(cards.match(/<h3/g)).toHaveLength(3);
    const [inSight = '', behind = ''] = others.split('<summary>1 more step</summary>');
    expect(inSight.split(ROW)).toHaveLength(6);
    expect(inSight).toContain('<ol class="plan" start="4">');
    expect(behind.split(ROW)).toHaveLength(2);
    expect(behind).toContain('<ol class="plan" start="9">');
    expect(cards + others).not.toContain('<input');
  });

  it('hides nothing where five are left after the cards, and leads to no plan where none is', () => {
    const [, others] = fixesOf({ checks: NINE.slice(0, 8).map(lost) });
    expect(others.split(ROW)).toHaveLength(6);
    expect(others).not.toContain('<summary>');
    const [four, three] = [4, 3].map((count) => fixesOf({ checks: NINE.slice(0, count).map(lost) })[0]);
    expect([four?.includes('href="#plan"'), three?.includes('href="#plan"')]).toEqual([true, false]);
  });

  it('makes one fix of one cause, each repair said once, with links to all its checks', () => {
    const none = (id: string) => sampleCheck({ id, dimension: 'previews', outcome: 'none', score: 0 });
    const [cards] = fixesOf({
      checks: [none('og-required'), none('preview-description'), none('card-type'), lost('favicon')],
    });
    expect(cards.match(/<h3/g)).toHaveLength(2);
    const step = cards.slice(cards.indexOf('<ul class="found">'));
    expect(step.slice(0, step.indexOf('</ul>')).match(/href="#check-/g)).toHaveLength(3);
  });

  it('says in every fix who repairs it and what others see before and after', () => {
    const title = sampleCheck({ id: 'title-quality', outcome: 'generic', score: 300 });
    const portrait = samplePortrait({ name: 'Northwind', title: 'Home', heading: 'Tea by sea' });
    const checks = [title, ...NINE.filter((id) => id !== title.id).map(lost)];
    const html = fixesOf({ checks, portrait }).join('');
    // The cards say who and how long, the rows also what kind of work.
    expect(html.match(/class="hint">[A-Z][a-z]+: (?:minutes|an hour|a larger job)</g)).toHaveLength(3);
    expect(html.match(/class="hint">[A-Z][a-z]+: [a-z ]+ \((?:minutes|an hour|a larger job)\)/g)).toHaveLength(6);
    expect(html).toContain('Editorial: write some text (an hour)');
    expect(html).toContain('Browser tab: <bdi>Home</bdi> → <bdi>Northwind: Tea by sea</bdi>');
  });

  it('lists what could not be read apart, once for each remedy', () => {
    const checks = ['title-quality', 'organization', 'og-required', 'preview-bots'].map((id) =>
      sampleCheck({ id, outcome: 'unread', score: 'unknown' }),
    );
    const [, others] = fixesOf({ checks });
    const apart = others.slice(others.indexOf('What could not be read'));
    // Three ask for the page, one for robots.txt.
    expect(apart.match(/<li/g)).toHaveLength(2);
    expect(apart.match(/href="#check-/g)).toHaveLength(4);
  });

  it('says by what the steps are sorted', () => {
    const checks = [lost('favicon')];
    expect(fixesOf({ checks })[1]).toContain(say('en', 'plan:intro'));
    expect(fixesOf({ checks, overall: null })[1]).toContain(say('en', 'plan:introWithoutPoints'));
  });

  it('says how far the figure may move only where it may', () => {
    const checks = [sampleCheck({ id: 'title-quality', outcome: 'unread', score: 'unknown' })];
    const overall = { value: 734, low: 600, high: 801, cappedBy: null };
    expect(fixesOf({ checks, overall })[1]).toContain('between 60.0 and 80.1');
    expect(fixesOf({ checks })[1]).toContain('they may win or lose points');
  });

  it('says what a failed gate does', () => {
    const check = lost('favicon');
    const gate = { check: 'favicon', dimensionCap: 490, overallCap: 690 };
    const steps = [{ cause: null, check, others: [], points: 100, gate }];
    expect(fixesOf({ checks: [check] }, { steps })[0]).toContain('stays at 69.0 or below');
    const first = say('en', 'plan:gatesFirst');
    expect(fixesOf({ checks: [check] }, { steps })[1]).toContain(first);
    expect(fixesOf({ checks: [check] })[1]).not.toContain(first);
  });

  it('gives each fix a switch that is named by it', () => {
    const report = sampleReport({ checks: NINE.map(lost) });
    const none = () => undefined;
    const whatIf = {
      chosen: new Set(['favicon']),
      assumed: report,
      seen: report,
      onChoose: none,
      onChooseAll: none,
    };
    const html = fixesOf(report, { whatIf }).join('');
    const names = [...html.matchAll(/<input type="checkbox" aria-labelledby="([^"]+)"/g)].map(([, id = '']) => id);
    expect(names).toHaveLength(9);
    // Those on cards by what they do first, in view beside them.
    expect(names.filter((name) => name.startsWith('try-'))).toHaveLength(3);
    for (const id of names.flatMap((name) => name.split(' '))) {
      const named = [`<h3 id="${id}">`, `<span id="${id}">See the effect<`].filter((start) => html.includes(start));
      expect(named).toHaveLength(1);
    }
    expect(html.match(/checked=""/g)).toHaveLength(1);
  });
});
