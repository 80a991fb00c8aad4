import { compare } from '../../brand/compare';
import type { CheckResult, DimensionId, Report } from '../../brand/report';
import { LOCALES, type Locale } from '../../site/locales';
import { sampleCheck, samplePortrait, sampleReport } from '../report/testing/sample-report';
import { elements, shown } from '../testing/shown';
import { ComparisonView, type ComparisonViewProps } from './ComparisonView';

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
  it('says in words who comes first, in a heading that can take the focus', () => {
    const html = view([WEAK, STRONG]);
    const heading = /<h2[^>]*id="comparison" tabindex="-1"[^>]*>.*?<\/h2>/i.exec(html)?.[0] ?? '';
    expect(words(heading)).toBe('strong.example comes first, with 100.0 of 100');
    expect(heading).toContain('<bdi>strong.example</bdi>');
    expect(words(view([WEAK, STRONG, brand('third.example')]))).toContain(
      'strong.example and third.example share the first place, with 100.0 of 100',
    );
    expect(words(view([STRONG, STRONG]))).toContain('All of them reach the same figure: 100.0 of 100');
  });

  it('states how many checks count and how many do not', () => {
    expect(words(view([STRONG, WEAK]))).toContain('All checks that apply count, 9 of them');
    expect(words(view([STRONG, PARTLY]))).toContain(
      '7 of 9 checks count, because every brand has a verdict on them; 2 are left out.',
    );
    const one = brand('one.example', { favicon: { score: 'na' } });
    expect(words(view([STRONG, one]))).toContain(
      '8 of 9 checks count, because every brand has a verdict on them; 1 is',
    );
  });

  it('has a column for each brand in order, the ones that could not be read with the reason', () => {
    const html = view([STRONG, WEAK], { unread: [{ address: '<b>gone.example', text: 'The site did not answer.' }] });
    const heads = [...html.matchAll(/<li><h3[^>]*>(.*?)<\/h3>/gs)].map(([, head = '']) => words(head));
    expect(heads).toEqual(['strong.example', 'weak.example', 'Could not be read &lt;b&gt;gone.example']);
    expect(words(html)).toContain('Could not be read The site did not answer.');
    // 9 checks of one weight in two dimensions: 60 % of 5.5 of 7, 40 % of 2 of 2.
    expect(words(html)).toContain('87.1 of 100');
  });

  it('gives the radar’s values as a table, the best of each row marked', () => {
    const table = rows(view([WEAK, STRONG])).slice(0, 4);
    expect(table).toEqual([
      'Dimension weak.example strong.example',
      '1 Identity 78.6 100.0 best',
      '2 Link previews 100.0 100.0',
      '3 Findability Not compared: too little is shared',
    ]);
  });

  it('draws one outline for each brand and dashes what is not compared', () => {
    const paths = elements(view([WEAK, STRONG]).split('gem-number')[0] ?? '', 'path');
    // Each brand's sample line in its column's head, and its outline.
    const lines = paths.filter((path) => path.get('fill') === 'none' && path.get('stroke') === 'currentColor');
    expect(lines.map((line) => line.get('stroke-dasharray'))).toEqual([undefined, '8 3']);
    expect(paths.filter((path) => path.get('class') === 'gem-unread')).toHaveLength(5);
  });

  it('shows what differs, the heaviest first, and keeps the rest behind disclosures', () => {
    const html = view([WEAK, STRONG, PARTLY]);
    const differing = inSight(html.slice(html.indexOf('What differs'), html.indexOf('What each could take over')));
    expect(rows(differing).filter((row) => row !== '')).toEqual([
      'Check Weight weak.example strong.example partly.example',
      'Brand in the title 5 Fail 0 Pass 100 best Pass 100 best',
    ]);
    expect(words(html)).toContain('Checks on which all agree: 6');
    const leftOut = html.slice(html.indexOf('Checks that do not count: 2'));
    expect(rows(leftOut)).toContain('Site icon 5 Partly 50 Pass 100 Could not be read');
    expect(rows(leftOut)).toContain('Card on X 5 Pass 100 Pass 100 Does not apply');
  });

  it('says so where nothing differs', () => {
    expect(words(view([STRONG, STRONG]))).toContain('The brands agree on every check that counts.');
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
    const grounds = /<details>.*?<\/details>/s.exec(html)?.[0] ?? '';
    expect(words(grounds)).toContain('Reasons and receipts : Brand in the title');
    expect(words(grounds)).toContain('&lt;i&gt;first&lt;/i&gt;');
    expect(grounds).not.toContain('<i>');
    expect(grounds).not.toContain('second');
    expect(words(grounds)).toContain('strong.example best');
  });

  it('lists what each could take over with its points and from whom, beyond five behind a disclosure', () => {
    const poor = brand('poor.example', Object.fromEntries(CHECKS.map(([id]) => [id, FAIL])));
    const html = view([poor, STRONG]);
    const lessons = html.slice(html.indexOf('What each could take over'));
    expect(words(lessons)).toContain('+20.0 Required preview data from strong.example');
    expect([...inSight(lessons).matchAll(/<li>/g)]).toHaveLength(5);
    expect(words(lessons)).toContain('Further ones: 4');
    expect([...lessons.matchAll(/<li>/g)]).toHaveLength(9);
    expect(words(lessons)).toContain('No other brand does better on a check that counts.');
  });

  it('gives its slots what they ask for, and no heading for previews that are not there', () => {
    const html = view([STRONG, WEAK], {
      unread: [{ address: 'gone.example', text: 'Gone.' }],
      tools: <p>TOOLS</p>,
      columnActions: ({ kind, index }) => <i>{`${kind}-${String(index)}`}</i>,
      previews: <p>PREVIEWS</p>,
    });
    expect([...html.matchAll(/<i>(.*?)<\/i>/g)].map(([, text]) => text)).toEqual(['report-0', 'report-1', 'unread-0']);
    expect(html).toContain('<p>TOOLS</p>');
    expect(html).toContain('<h3>Previews side by side</h3><p>PREVIEWS</p>');
    expect(view([STRONG, WEAK])).not.toContain('Previews side by side');
  });

  it('stays a table however its rows are laid out: every part says its role, every cell its column', () => {
    const html = view([WEAK, STRONG, PARTLY]);
    const roles = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', td: 'cell' };
    for (const [name, role] of Object.entries(roles)) {
      const found = elements(html, name);
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((element) => element.get('role') !== role)).toEqual([]);
    }
    const heads = elements(html, 'th').map((head) => `${head.get('role') ?? ''} ${head.get('scope') ?? ''}`);
    expect(new Set(heads)).toEqual(new Set(['columnheader col', 'rowheader row']));
    const cells = elements(html, 'td').filter((cell) => !cell.has('colSpan') && !cell.has('colspan'));
    expect(new Set(cells.map((cell) => cell.get('data-label')))).toEqual(
      new Set(['weak.example', 'strong.example', 'partly.example', 'Weight']),
    );
  });

  it('gives no figure where too little is shared', () => {
    const unread: Verdict = { score: 'unknown', outcome: 'unread' };
    const closed = brand('closed.example', Object.fromEntries(CHECKS.slice(0, 5).map(([id]) => [id, unread])));
    const html = view([STRONG, closed]);
    expect(words(html)).toContain('Too little is shared for an overall figure');
    expect(words(html)).toContain('No overall figure: too little is shared');
  });

  it.each(LOCALES)('has every string in %s', (locale) => {
    const html = view(
      [WEAK, STRONG, PARTLY],
      { unread: [{ address: 'gone.example', text: 'x' }], previews: 'x' },
      locale,
    );
    expect(words(html)).not.toMatch(
      /\{\{|\b(?:basis|headline|dimensions|differs|lessons|leftOut|equal|overall|checks)\.\w/,
    );
  });
});
