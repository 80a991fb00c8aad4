import { shown } from '../../../components/testing/shown';
import { INITIAL_STATE, type Column, type Run, type State } from '../state';
import { ComparisonProgress } from './ComparisonProgress';
import { ReportProgress } from './ReportProgress';
import { Status } from './Status';
import type { Progress as RequestProgress } from './stream-line';
import { say } from '../../../texts/testing/say';

const answered = (id: RequestProgress['id']): RequestProgress => ({ id, state: 'answered', ms: 1200 });
const run = (...requests: readonly RequestProgress[]): Run => ({ id: 1, requests });

function column(name: string, rest: Partial<Column>): Column {
  return { id: name.length, source: 'address', name, previous: null, outcome: null, run: null, ...rest };
}

const failed = { state: 'failed', failure: { code: 'site-unreachable', digest: null } } as const;
const done = { state: 'done', result: {} } as Column['outcome'];
const SEVERAL: State = {
  ...INITIAL_STATE,
  columns: [
    column('a.example', { outcome: done }),
    column('bb.example', { run: run(answered('https-home'), answered('robots')) }),
    column('<b>c', { outcome: failed }),
    column('dd.example', { outcome: failed, run: run() }),
  ],
};
const one = (...requests: readonly RequestProgress[]): State => ({
  ...INITIAL_STATE,
  columns: [column('a.example', { run: run(...requests) })],
});

const items = (html: string) =>
  [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item = '']) => item.replace(/<[^>]+>/g, '').trim());
const said = (html: string) => /<p class="status" role="status">(.*?)<\/p>/.exec(html)?.[1];

it('tells how far each of several sites has come', () => {
  expect(items(shown(<ComparisonProgress state={SEVERAL} onCancel={() => undefined} />))).toEqual([
    'a.example measured',
    'bb.example 2 responses',
    '&lt;b&gt;c could not be read',
    'dd.example waiting',
  ]);
});

it('tells each request of one site as it was asked, so that none moves, and none that was not made', () => {
  const state = one(answered('robots'), { id: 'sitemap', state: 'skipped', ms: null }, answered('https-home'));
  expect(items(shown(<ReportProgress state={state} isNamed={false} onCancel={() => undefined} />))).toEqual([
    'Rules for crawlers (robots.txt) responded 1.2s',
    'Page responded 1.2s',
  ]);
});

it('tells the place in line as long as nothing is requested', () => {
  const wait = { place: 1234, seconds: 8 };
  const waiting = (...requests: readonly RequestProgress[]): State => ({
    ...INITIAL_STATE,
    columns: [column('a.example', { run: { ...run(...requests), wait } })],
  });
  const shownOf = (state: State) => [
    shown(<ReportProgress state={state} isNamed={false} onCancel={() => undefined} />),
    shown(<ComparisonProgress state={state} onCancel={() => undefined} />),
  ];
  const sentence = say('en', 'assessment:progress.inLine')
    .replace('{{place}}', '1,234')
    .replace('{{time}}', '8 seconds');
  for (const html of shownOf(waiting())) expect(html).toContain(sentence);
  for (const html of shownOf(waiting(answered('robots')))) expect(html).not.toContain(sentence);
});

it('is nothing while nothing is measured', () => {
  expect(shown(<ReportProgress state={INITIAL_STATE} isNamed={false} onCancel={() => undefined} />)).toBe('');
});

it('announces a few points on the way, and is there before there is something to say', () => {
  const status = (state: State) => said(shown(<Status kind="report" state={state} isHidden={false} />));
  expect(status(INITIAL_STATE)).toBe('');
  expect(status(one())).toBe(say('en', 'assessment:status.asking'));
  expect(status(one(answered('robots')))).toBe(say('en', 'assessment:status.asking'));
  expect(status(one(answered('https-home')))).toBe(say('en', 'assessment:status.reading'));
  expect(status({ ...INITIAL_STATE, cancelled: true })).toBe(say('en', 'assessment:status.cancelled'));
  expect(status({ ...INITIAL_STATE, openings: [{ id: 1, part: 'html' }] })).toBe(
    say('en', 'assessment:status.working'),
  );
  expect(status({ ...INITIAL_STATE, openings: [{ id: 1, part: 'files' }] })).toBe(
    say('en', 'assessment:status.opening'),
  );
});

it('announces how many of several sites are through', () => {
  const status = (state: State) => said(shown(<Status kind="comparison" state={state} isHidden={false} />));
  expect(status(SEVERAL)).toBe('2 of 4 sites are finished.');
  expect(status({ ...INITIAL_STATE, cancelled: true })).toBe(say('en', 'comparison:status.cancelled'));
  expect(status({ ...INITIAL_STATE, openings: [{ id: 1, part: 'saved' }] })).toBe(
    say('en', 'comparison:status.opening'),
  );
});
