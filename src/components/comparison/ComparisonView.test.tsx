import strings from '../../../locales/en/comparison-view.json';
import { compare } from '../../brand/comparison/compare';
import type { CheckResult, DimensionId, Report } from '../../brand/report/report';
import { LOCALES, type Locale } from '../../site/locales';
import { sampleCheck, samplePortrait, sampleReport } from '../report/testing/sample-report';
import { elements, shown } from '../testing/shown';
import { ComparisonView, type ComparisonViewProps } from './ComparisonView';
import { say } from '../../texts/testing/say';

const RUBRIC = {
  version: 'small',
  dimensions: [
    { id: 'identity' as const, weight: 60 },
    { id: 'previews' as const, weight: 40 },
  ],
  gates: [],
};

interface Verdict {
  readonly outcome?: string;
  readonly score: CheckResult['score'];
  readonly receipts?: CheckResult['receipts'];
}

const PASS: Verdict = { score: 1000 };

/** Every check of the small rubric with its dimension; verdicts not given are passes. */
const CHECKS: readonly (readonly [id: string, dimension: DimensionId])[] = [
  ['title-has-brand', 'identity'],
  ['title-quality', 'identity'],
  ['favicon', 'identity'],
  ['organization', 'identity'],
  ['same-as', 'identity'],
  ['logo-file', 'identity'],
  ['visible-name', 'identity'],
  ['og-required', 'previews'],
  ['card-type', 'previews'],
];

function brand(host: string, verdicts: Readonly<Record<string, Verdict>> = {}): Report {
  return sampleReport({
    rubricVersion: 'small',
    target: { address: host, origin: `https://${host}` },
    portrait: samplePortrait({ name: `The ${host}` }),
    checks: CHECKS.map(([id, dimension]) => {
      const { outcome = 'pass', score, receipts = [] } = verdicts[id] ?? PASS;
      return sampleCheck({ id, dimension, outcome, score, receipts, params: { name: 'Northwind' } });
    }),
  });
}

const FAIL: Verdict = { score: 0 };

function view(reports: readonly Report[], props: Partial<ComparisonViewProps> = {}, locale: Locale = 'en'): string {
  const result = compare(reports, RUBRIC);
  if (!result.ok) throw new Error(result.code);
  return shown(<ComparisonView reports={reports} unread={[]} comparison={result.comparison} {...props} />, locale);
}

function words(html: string): string {
  return html
    .replace(/<wbr\/>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What is outside of any disclosure. */
const inSight = (html: string) => html.replace(/<details>.*?<\/details>/gs, '');
const rows = (html: string) => [...html.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => words(row));

const STRONG = brand('strong.example');
const WEAK = brand('weak.example', { 'title-has-brand': FAIL, favicon: { score: 500 } });
const PARTLY = brand('partly.example', {
  favicon: { score: 'unknown', outcome: 'unread' },
  'card-type': { score: 'na' },
});

describe('ComparisonView', () => {
  it('says in words who leads and by how much, in a heading that can take the focus', () => {
    const html = view([WEAK, STRONG]);
    const heading = /<h1[^>]*id="comparison" tabindex="-1"[^>]*>.*?<\/h1>/i.exec(html)?.[0] ?? '';
    expect(words(heading)).toBe('The strong.example leads by 12.9 points');
    expect(heading).toContain('<bdi>The strong.example</bdi>');
    expect(words(view([WEAK, STRONG, brand('third.example')]))).toContain(
      'The strong.example and The third.example share first place, with 100.0 of 100',
    );
    expect(words(view([STRONG, STRONG]))).toContain('All brands reach the same score: 100.0 of 100');
  });

  it('says in words who leads in what and where the brands are furthest apart', () => {
    const leads = (reports: readonly Report[]) => words(/<ul class="leads">.*?<\/ul>/s.exec(view(reports))?.[0] ?? '');
    expect(leads([WEAK, STRONG])).toBe(
      'The strong.example leads in Identity. Furthest apart: Identity, from 78.6 to 100.0.',
    );
    const poor = brand('poor.example', { 'title-has-brand': FAIL, 'og-required': FAIL });
    expect(leads([poor, STRONG])).toBe(
      'The strong.example leads in every dimension. Furthest apart: Link previews, from 50.0 to 100.0.',
    );
    const other = brand('other.example', { 'og-required': FAIL });
    expect(leads([WEAK, other])).toContain(
      'The weak.example leads in Link previews. The other.example leads in Identity.',
    );
    expect(leads([STRONG, STRONG])).toBe('');
  });

  it('says once when all brands were measured, if that was on one day', () => {
    const measured = (html: string) => words(html).split('Measured').length - 1;
    expect(measured(view([STRONG, WEAK]))).toBe(1);
    expect(measured(view([STRONG, { ...WEAK, collectedAt: '2025-01-02T12:00:00.000Z' }]))).toBe(2);
  });

  it('states how many checks count and how many do not', () => {
    expect(words(view([STRONG, WEAK]))).toContain('All 9 checks that apply count');
    expect(words(view([STRONG, PARTLY]))).toContain(
      '7 of 9 checks count, because each has a result for every brand. 2 are left out.',
    );
    const one = brand('one.example', { favicon: { score: 'na' } });
    expect(words(view([STRONG, one]))).toContain(
      '8 of 9 checks count, because each has a result for every brand. 1 is',
    );
  });

  it('has a column for each brand in order, the ones that could not be read with the reason', () => {
    const html = view([STRONG, WEAK], { unread: [{ address: '<b>gone.example', text: 'The site did not answer.' }] });
    const heads = [...html.matchAll(/<li[^>]*><h2[^>]*>(.*?)<\/h2>/gs)].map(([, head = '']) => words(head));
    expect(heads).toEqual(['The strong.example', 'The weak.example', 'Could not be read &lt;b&gt;gone.example']);
    expect(words(html)).toContain('Could not be read The site did not answer.');
    // 9 checks of one weight in two dimensions: 60 % of 5.5 of 7, 40 % of 2 of 2.
    expect(words(html)).toContain('87.1 of 100 Good');
  });

  it('gives each score its band, as a word and as the filling of the gem', () => {
    const poor = brand('poor.example', Object.fromEntries(CHECKS.map(([id]) => [id, { score: 300 }])));
    const uneven = brand('uneven.example', Object.fromEntries(CHECKS.map(([id]) => [id, { score: 600 }])));
    const html = view([STRONG, uneven, poor]);
    const [strong = '', middling = '', weak = ''] = html.split('<h2 id="report-').slice(1);
    expect(words(strong)).toContain('100.0 of 100 Good');
    expect(strong).not.toContain('gem-texture');
    expect(words(middling)).toContain('60.0 of 100 Uneven');
    expect(middling).toContain('class="gem-texture"');
    expect(words(weak)).toContain('30.0 of 100 Weak');
    expect(weak).toContain('gem-dots');
  });

  it('says in one line why a score is another one than in the brand’s own report, and nothing where it is not', () => {
    const own = (value: number): Report => {
      return { ...PARTLY, overall: { value, low: value, high: value, cappedBy: null } };
    };
    const unlike = brand('unlike.example', { 'card-type': { score: 'na' }, favicon: { score: 'unknown' } });
    const strong = { ...STRONG, overall: { value: 900, low: 900, high: 900, cappedBy: null } };
    expect(words(view([strong, PARTLY]))).toContain('90.0 in the brand’s own report, where 2 more checks count');
    expect(words(view([own(900), unlike]))).toContain('90.0 in the brand’s own report, which counts different checks');
    expect(words(view([{ ...STRONG, overall: null }, WEAK]))).toContain('No score in the brand’s own report');
    const same = { value: 1000, low: 1000, high: 1000, cappedBy: null };
    expect(words(view([{ ...STRONG, overall: same }, own(1000)]))).not.toContain('own report, which');
  });

  it('tells why a brand leads in three differences, each with what was found at every brand', () => {
    const poor = brand('poor.example', {
      'title-has-brand': { score: 0, outcome: 'absent' },
      'og-required': { score: 0, outcome: 'none' },
      'card-type': FAIL,
      favicon: FAIL,
      organization: FAIL,
    });
    const html = view([STRONG, poor]);
    const why = html.slice(html.indexOf('What makes the difference'), html.indexOf('Check by check'));
    const titles = [...why.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title);
    expect(titles).toHaveLength(3);
    expect(titles.slice(0, 2)).toEqual([say('en', 'checks:og-required.title'), say('en', 'checks:card-type.title')]);
    expect(words(why)).toMatch(/Required preview tags Pass The strong\.example .*Fail The poor\.example /);
  });

  it('gives the dimensions as a table, the best of each row marked', () => {
    const table = rows(view([WEAK, STRONG])).slice(0, 4);
    expect(table).toEqual([
      'Dimension The weak.example The strong.example 0 100',
      'Identity 78.6 100.0 best',
      'Link previews 100.0 100.0',
      'Findability Not compared: too few checks',
    ]);
  });

  it('sets each brand’s marker at its value, beside others with the same, and draws no scale that is not compared', () => {
    const table = view([WEAK, STRONG]).split('class="scales"')[1]?.split('</table>')[0] ?? '';
    const marks = elements(table, 'svg').filter((svg) => svg.get('class')?.startsWith('brand-'));
    expect(marks.map((mark) => [mark.get('class'), mark.get('x')])).toEqual([
      ['brand-1', '78.6%'],
      ['brand-2', '100%'],
      ['brand-1', '100%'],
      ['brand-2', '100%'],
    ]);
    const moved = elements(table, 'path').flatMap((path) => path.get('transform') ?? []);
    expect(moved).toEqual([0, 0, -7, 7].map((off) => `translate(${String(off)}) scale(1.3)`));
  });

  it('has a row for each check, what differs most first, and keeps the rest behind disclosures', () => {
    const board = (html: string) => {
      const closed = html.slice(
        html.indexOf('Check by check'),
        html.indexOf('What each brand can learn from the others'),
      );
      return rows(closed.replace(/<dl.*?<\/dl>(?=<\/details>)/gs, ''));
    };
    const html = view([WEAK, STRONG, PARTLY]);
    expect(board(html).slice(0, 2)).toEqual([
      'Check The weak.example The strong.example The partly.example',
      'Brand name in the title Fail 0 Pass 100 best Pass 100 best',
    ]);
    expect(words(html)).toContain('All brands agree on 6 checks');
    expect(words(html)).toContain('2 checks do not count');
    expect(board(html)).toContain('Site icon Partly 50 Pass 100 Could not be read');
    expect(board(html)).toContain('Preview card on X Pass 100 Pass 100 Does not apply');
  });

  it('says so where nothing differs', () => {
    expect(words(view([STRONG, STRONG]))).toContain(strings.differs.none);
  });

  it('gives each brand’s reason with its first receipt, as text', () => {
    const receipts = ['<i>first</i>', 'second'].map((value) => ({
      request: 'https-home' as const,
      url: 'https://odd.example/',
      source: 'title',
      value,
    }));
    const odd = brand('odd.example', { 'title-has-brand': { outcome: 'absent', score: 0, receipts } });
    const html = view([odd, STRONG]);
    const grounds = /<details><summary[^>]*>Brand name in the title.*?<\/details>/s.exec(html)?.[0] ?? '';
    expect(words(grounds)).toContain('Weight 5');
    expect(words(grounds)).toContain('&lt;i&gt;first&lt;/i&gt;');
    expect(grounds).not.toContain('<i>');
    expect(grounds).not.toContain('second');
  });

  it('lists what each could take over with its points and from whom, beyond three behind a disclosure', () => {
    const poor = brand('poor.example', Object.fromEntries(CHECKS.map(([id]) => [id, FAIL])));
    const html = view([poor, STRONG]);
    const lessons = html.slice(html.indexOf('What each brand can learn from the others'));
    expect(words(lessons)).toContain('+20.0 points Required preview tags from The strong.example');
    expect([...inSight(lessons).matchAll(/<li>/g)]).toHaveLength(3);
    expect(words(lessons)).toContain('6 more');
    expect([...lessons.matchAll(/<li>/g)]).toHaveLength(9);
    expect(words(lessons)).toContain(say('en', 'comparison-view:lessons.none'));
  });

  it('lists three of them alone where bytes are few', () => {
    const poor = brand('poor.example', Object.fromEntries(CHECKS.map(([id]) => [id, FAIL])));
    const html = view([poor, STRONG], { isBrief: true });
    const lessons = html.slice(html.indexOf('What each brand can learn from the others'));
    expect([...lessons.matchAll(/<li>/g)]).toHaveLength(3);
    expect(words(lessons)).not.toContain('6 more');
  });

  it('gives its slots what they ask for, and no heading for previews that are not there', () => {
    const html = view([STRONG, WEAK], {
      unread: [{ address: 'gone.example', text: 'Gone.' }],
      tools: <p>TOOLS</p>,
      columnNote: ({ kind, index }) => <u>{`${kind}-${String(index)}`}</u>,
      columnActions: ({ kind, index }) => <i>{`${kind}-${String(index)}`}</i>,
      previews: <p>PREVIEWS</p>,
    });
    expect([...html.matchAll(/<u>(.*?)<\/u>/g)].map(([, text]) => text)).toEqual(['report-0', 'report-1']);
    // What could not be read is measured again where that is said.
    expect([...html.matchAll(/<i>(.*?)<\/i>/g)].map(([, text]) => text)).toEqual(['unread-0', 'report-0', 'report-1']);
    expect(html).toContain('<p>TOOLS</p>');
    expect(html).toContain('<h2>What people see</h2><p>PREVIEWS</p>');
    expect(view([STRONG, WEAK])).not.toContain(say('en', 'comparison-view:previews'));
  });

  it('stays a table however its rows are laid out: every part says its role, every row its check', () => {
    const html = view([WEAK, STRONG, PARTLY]);
    const roles = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', td: 'cell' };
    for (const [name, role] of Object.entries(roles)) {
      const found = elements(html, name);
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((element) => element.get('role') !== role)).toEqual([]);
    }
    const heads = elements(html, 'th').map((head) => `${head.get('role') ?? ''} ${head.get('scope') ?? ''}`);
    expect(new Set(heads)).toEqual(new Set(['columnheader col', 'rowheader row']));
    const named = elements(html, 'th').filter((head) => head.has('aria-label'));
    expect(named).toHaveLength(CHECKS.length);
  });

  it('gives no figure where too little is shared', () => {
    const unread: Verdict = { score: 'unknown', outcome: 'unread' };
    const closed = brand('closed.example', Object.fromEntries(CHECKS.slice(0, 5).map(([id]) => [id, unread])));
    const html = view([STRONG, closed]);
    expect(words(html)).toContain(say('en', 'comparison-view:headline.none'));
    expect(words(html)).toContain(say('en', 'comparison-view:overall.none'));
  });

  it.each(LOCALES)('has every string in %s', (locale) => {
    const html = view(
      [WEAK, STRONG, PARTLY],
      { unread: [{ address: 'gone.example', text: 'x' }], previews: 'x' },
      locale,
    );
    // Reasons of samples lack the values they are about.
    expect(words(html.replace(/<dl>.*?<\/dl>/gs, ''))).not.toMatch(
      /\{\{|\b(?:basis|headline|leads|dimensions|differs|lessons|leftOut|equal|overall|own|columns|checks)\.\w/,
    );
  });
});
