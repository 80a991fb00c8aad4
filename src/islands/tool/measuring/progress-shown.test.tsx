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

it('lists what is requested of one site before it is, so that nothing moves, and tells of each how far it has come', () => {
  const linesOf = (state: State) =>
    items(shown(<ReportProgress state={state} isNamed={false} onCancel={() => undefined} />));
  const names = linesOf(one());
  expect(names.length).toBeGreaterThan(8);
  const lines = linesOf(
    one(
      answered('https-home'),
      { id: 'sitemap', state: 'skipped', ms: null },
      { id: 'robots', state: 'started', ms: null },
      { id: 'logo', state: 'failed', ms: 900 },
    ),
  );
  const said = { Page: ' responded 1.2s', Sitemap: ' not needed', 'Rules for crawlers (robots.txt)': ' requested' };
  const expected: Readonly<Record<string, string>> = { ...said, Logo: ' no response 0.9s' };
  expect(lines).toEqual(names.map((name) => name + (expected[name] ?? '')));
});

it('adds what few sites need at the end, as soon as it is requested', () => {
  const lines = (...requests: readonly RequestProgress[]) =>
    items(shown(<ReportProgress state={one(...requests)} isNamed={false} onCancel={() => undefined} />));
  const last = say('en', 'assessment:request.alternate');
  expect(lines(answered('alternate'))).toEqual([...lines(), `${last} responded 1.2s`]);
  expect(lines({ id: 'alternate', state: 'skipped', ms: null })).toEqual(lines());
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
