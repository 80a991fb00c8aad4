import checks from '../../../locales/en/checks.json';
import strings from '../../../locales/en/report.json';
import type { Report } from '../../brand/report/report';
import { LOCALES, type Locale } from '../../site/locales';
import { shown as shownNode } from '../testing/shown';
import { checkSources } from '../../brand/score/check-sources';
import { OUTLINE } from '../../brand/score/rubric-outline';
import { SourcesOfChecks } from './Sources';
import { WholeReport } from './WholeReport';
import {
  asInner,
  sampleCheck,
  sampleDimension,
  sampleName,
  samplePortrait,
  sampleReceipt,
  sampleReport,
} from './testing/sample-report';
import { say } from '../../texts/testing/say';

function shown(of: Partial<Report>, locale: Locale = 'en'): string {
  return shownNode(<WholeReport report={sampleReport({ portrait: PORTRAIT, ...of })} />, locale);
}

/** The words of a piece of HTML, entities and all. */
function words(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const SITE = sampleName('website', 'Northwind', { line: 12 });
const SOCIAL = sampleName('og-site-name', 'Northwind', { line: 14 });
const MANIFEST = sampleName('manifest', '<b>NW</b> Coffee', { odd: true });
const PORTRAIT = samplePortrait({ names: [SITE, SOCIAL, MANIFEST] });

const CONFLICT = sampleCheck({
  id: 'name-agreement',
  outcome: 'conflict',
  score: 0,
  params: { name: 'Northwind', other: MANIFEST.value, source: 'manifest:name' },
  receipts: [sampleReceipt(MANIFEST), sampleReceipt(SITE)],
});

describe('ReportView', () => {
  const html = shown({ checks: [CONFLICT] });

  it('has the brand’s name as its heading, which can take the focus', () => {
    expect(html).toMatch(/<h1 id="report" tabindex="-1"><bdi>Northwind<\/bdi><\/h1>/i);
    const nameless = { ...PORTRAIT, name: null };
    const heading = (html: string) => words(/<h1.*?<\/h1>/.exec(html)?.[0] ?? '');
    expect(heading(shown({ portrait: nameless }))).toMatch(/^northwind ?\.example$/);
    const target = { address: '', origin: 'https://pasted.invalid' };
    expect(heading(shown({ portrait: nameless, target, scope: 'page' }))).toBe(say('en', 'report:hero.pastedPage'));
  });

  it('says the figure in a word, and what it means', () => {
    const { word, meaning } = strings.band.uneven;
    const dimensions = [
      sampleDimension('identity', { score: { value: 320, low: 320, high: 320 } }),
      sampleDimension('machines', { score: { value: 870, low: 870, high: 870 } }),
    ];
    const said = words(shown({ dimensions }));
    expect(said).toContain(`73.4 of 100 ${word}`);
    expect(said).toContain(meaning);
    expect(said).toContain('Identity 32.0');
    expect(words(shown({ overall: null, dimensions }))).not.toContain(meaning);
  });

  it('shows the fixes that win most before all others, and says so where nothing lost points', () => {
    const four = ['name-agreement', 'favicon', 'https', 'lang'].map((id) => sampleCheck({ id, score: 0 }));
    const many = shown({ checks: four });
    expect(many.indexOf('class="top-fixes"')).toBeLessThan(many.indexOf('id="plan"'));
    expect(many).toContain('href="#plan"');
    expect(shown({ checks: [] })).toContain(say('en', 'plan:top.nothing'));
  });

  it('says in its headline what is worst, and shows it', () => {
    const heading = /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1] ?? '';
    expect(words(heading)).toBe('Northwind goes by two names');
    const names = html.slice(html.indexOf(heading), html.indexOf('hero-gem'));
    expect(names).toContain('&lt;b&gt;NW&lt;/b&gt;');
  });

  it('never lets untrusted text become markup', () => {
    expect(html).not.toContain('<b>NW');
  });

  it('shows the figure, when it was measured and by which rubric', () => {
    expect(words(html)).toContain('73.4 of 100');
    expect(words(html)).toContain('20 November 2026 at 14:05 UTC');
    expect(html).toContain(`<dd>${OUTLINE.version}</dd>`);
  });

  it('marks the odd name in the constellation and in its receipt, in words too', () => {
    const odd = /<tr class="star-odd">(.*?)<\/tr>/.exec(html)?.[1] ?? '';
    expect(words(odd)).toContain('Differs from the others Web app manifest &lt;b&gt;NW');
    expect(html.match(/class="star-odd"/g)).toHaveLength(1);
    expect(html.match(/class="receipt receipt-odd"/g)).toHaveLength(1);
    // A lone line that breaks a rule differs from no others.
    const receipt = /<li class="receipt receipt-odd">(.*?)<\/li>/.exec(html)?.[1] ?? '';
    expect(words(receipt)).toContain(say('en', 'report:receipt.odd'));
  });

  it('leads from the plan to the check that lost points', () => {
    const closed = shownNode(<WholeReport report={sampleReport({ portrait: PORTRAIT, checks: [CONFLICT] })} />);
    expect(closed).toContain('href="#check-name-agreement"');
    expect(html).toContain('id="check-name-agreement"');
  });

  it('cites the published source of a check', () => {
    const cited = shownNode(
      <SourcesOfChecks.Provider value={checkSources}>
        <WholeReport report={sampleReport({ portrait: PORTRAIT, checks: [CONFLICT] })} />
      </SourcesOfChecks.Provider>,
      'en',
    );
    const links = (text: string) =>
      text.split('href="https://developers.google.com/search/docs/appearance/site-names"').length;
    // While they are not there, the rule is shown alone.
    expect(links(cited)).toBe(links(html) + 1);
  });

  it('gives the interval where something could not be read', () => {
    const overall = { value: 734, low: 600, high: 801, cappedBy: null };
    expect(words(shown({ overall }))).toContain('between 60.0 and 80.1');
  });

  it('names the origin that was measured, and of a pasted page the address it was given', () => {
    const target = { address: 'northwind.example/tea?x=1', origin: 'https://northwind.example' };
    expect(words(shown({ target }))).toContain('northwind.example Measured');
    expect(words(shown({ target, scope: 'page' }))).toContain('northwind.example/tea?x=1 Measured');
  });

  it('says in every language that a site is not public yet, where it was measured, and what was not asked', () => {
    const target = { address: 'localhost:8000', origin: 'http://localhost:8000' };
    const checks = [sampleCheck({ id: 'https', outcome: 'out-of-scope', score: 'out-of-scope' })];
    const html = words(shown({ target, scope: 'preview', checks }));
    expect(html).toContain(say('en', 'report:hero.preview'));
    expect(html).toContain('http://localhost:8000 Measured');
    expect(html).toContain('you cannot compare this score with a public site’s');
    expect(html).toContain(say('en', 'report:scope.preview'));
    expect(html).toContain('Not checked before the site is public:');
    expect(html).not.toContain('pasted');
  });

  it.each(LOCALES)('says in %s of an inner page that a page was measured, and no website', (locale) => {
    const inner = asInner(sampleReport({ portrait: PORTRAIT }));
    for (const [scope, subject] of [
      ['site', 'innerPage'],
      ['preview', 'innerPreview'],
    ] as const) {
      const page = words(shown({ ...inner, scope }, locale));
      expect(page).toContain(say(locale, `report:hero.${subject}`));
      expect(page).toContain(say(locale, `report:scope.${subject}`));
      const site = words(shown({ scope }, locale));
      expect(site).toContain(say(locale, `report:hero.${scope}`));
      expect(page).not.toContain(say(locale, `report:hero.${scope}`));
    }
    // Pasted HTML is one page wherever it belongs.
    expect(words(shown({ ...inner, scope: 'page' }, locale))).toContain(say(locale, 'report:hero.page'));
  });

  it('says how much of a dimension could be read, and nothing of one that does not apply', () => {
    const partly = shown({ dimensions: [sampleDimension('trust', { coverage: 800 })] });
    expect(words(partly)).toContain('80% of what applies here could be read.');
    const none = { state: 'notApplicable', score: null, coverage: 0 } as const;
    expect(words(shown({ dimensions: [sampleDimension('languages', none)] }))).not.toContain('of what applies here');
  });

  it('shows a passage once where it is all that was found, and from left to right', () => {
    const receipts = ['Northwind', '<title>Northwind</title>'].map((snippet) => ({ ...sampleReceipt(SITE), snippet }));
    const [same = '', other = ''] = shown({ checks: [{ ...CONFLICT, receipts }] })
      .split('<li class="receipt">')
      .slice(1);
    expect(same).not.toContain('<pre');
    expect(other).toContain('<pre dir="ltr"><code>&lt;title&gt;Northwind&lt;/title&gt;</code></pre>');
  });

  it('vouches for no site it links to, and does not say where a reader came from', () => {
    expect(html).toContain('<a dir="ltr" href="https://northwind.example/" rel="nofollow noreferrer">');
  });

  it('says so where there is no overall figure', () => {
    expect(words(shown({ overall: null }))).toContain('No overall score');
  });

  it('lists what a pasted page was not asked, and gives it neither a row nor an address', () => {
    const page = words(
      shown({
        scope: 'page',
        target: { address: '', origin: 'https://pasted.invalid' },
        checks: [CONFLICT, sampleCheck({ id: 'favicon', outcome: 'out-of-scope', score: 'out-of-scope' })],
      }),
    );
    expect(page).toContain(`Not checked on a pasted page: ${checks.favicon.title}.`);
    expect(page).toContain(say('en', 'report:scope.page'));
    expect(page).not.toContain('pasted.invalid');
    expect(page.split(checks.favicon.title)).toHaveLength(2);
  });

  it('does not link to what is no web address', () => {
    const receipts = ['javascript:alert(1)', 'https://pasted.invalid/'].map((url) => ({ ...sampleReceipt(SITE), url }));
    expect(shown({ checks: [{ ...CONFLICT, receipts }] })).not.toMatch(/href="(javascript|https:\/\/pasted)/);
  });

  it('shows each dimension as a row, and leads to it from the rail', () => {
    const dimensions = [
      sampleDimension('identity', { score: { value: 734, low: 600, high: 801 }, coverage: 800 }),
      sampleDimension('trust', { cappedBy: 'https' }),
      sampleDimension('languages', { state: 'notApplicable', score: null, coverage: 0 }),
    ];
    const report = shown({ dimensions });
    const rows = [...report.matchAll(/<details class="dimension"[^>]*><summary class="row">(.*?)<\/summary>/g)];
    expect(rows.map(([, row = '']) => words(row))).toEqual([
      `Identity ${strings.dimension.identity.question} 73.4 Uneven`,
      `Trust ${strings.dimension.trust.question} 73.4 Uneven`,
      `Languages ${strings.dimension.languages.question} does not apply`,
    ]);
    const [, rail = ''] = /<nav class="rail"[^>]*>(.*?)<\/nav>/.exec(report) ?? [];
    expect(words(rail)).toContain('Identity 73.4');
    for (const { id } of dimensions) {
      expect(rail).toContain(`href="#dimension-${id}"`);
      expect(report).toContain(`id="dimension-${id}"`);
    }
  });

  it('opens the dimension that needs it most, and says so', () => {
    const dimensions = [sampleDimension('identity'), sampleDimension('trust')];
    const opened = (checks: Report['checks']) =>
      shown({ dimensions, checks }).split('<details class="dimension" open="">');
    const https = sampleCheck({ id: 'https', dimension: 'trust', score: 0 });
    const [, row = ''] = opened([https]);
    expect(words(row)).toMatch(/^Trust/);
    expect(words(row)).toContain('1 required rule is not met.');
    expect(opened([{ ...https, standing: 'ours' }])).toHaveLength(1);
    expect(words(shown({ dimensions }))).not.toContain(strings.dimensions.open);
  });

  it('puts checks with nothing to do about behind one disclosure that counts them', () => {
    const settled = shown({
      checks: [
        CONFLICT,
        sampleCheck({ id: 'favicon', outcome: 'pass', score: 1000 }),
        sampleCheck({ id: 'same-as', outcome: 'pass', score: 1000, params: { count: 2 } }),
        sampleCheck({ id: 'logo-file', outcome: 'none', score: 'na' }),
      ],
    });
    const [before = '', behind = ''] = settled.split('<details class="settled">');
    expect(before).toContain('id="check-name-agreement"');
    expect(words(behind)).toMatch(/^2 checks passed · 1 check does not apply/);
    for (const id of ['favicon', 'same-as', 'logo-file']) {
      expect(before).not.toContain(`id="check-${id}"`);
      expect(behind).toContain(`id="check-${id}"`);
    }
  });

  it('tells what weighs nothing without judging it', () => {
    const reported = shown({ checks: [{ ...CONFLICT, weight: 0 }] });
    const row = /<li class="check"(.*?)<\/li>/.exec(reported)?.[1] ?? '';
    expect(words(row)).toContain(say('en', 'report:check.reported'));
    expect(row).not.toContain('mark-fail');
  });

  it('compares what is stated in several places, and nothing that is stated once', () => {
    const place = { request: 'https-home', thing: 'address' } as const;
    const things = [
      { ...place, source: 'link:canonical', line: 5, value: 'https://northwind.example/', odd: false },
      { ...place, source: 'meta:og:url', value: 'https://northwind.example/', odd: false },
      { ...place, source: 'jsonld:Organization.url', value: 'https://elsewhere.example/', odd: true },
      { ...place, thing: 'logo', source: 'jsonld:Organization.logo', value: '/logo.png', odd: false } as const,
    ];
    const tables = [...shown({ portrait: { ...PORTRAIT, things } }).matchAll(/<caption>(.*?)<\/caption>/g)];
    expect(tables.map(([, caption]) => caption)).toContain(say('en', 'report:things.address'));
    expect(tables.map(([, caption]) => caption)).not.toContain(say('en', 'report:things.logo'));
    const odd = /<tr class="star-odd">(?:(?!<\/tr>).)*elsewhere.*?<\/tr>/.exec(
      shown({ portrait: { ...PORTRAIT, things } }),
    );
    expect(words(odd?.[0] ?? '')).toContain(say('en', 'report:odd'));
    expect(odd?.[0]).toContain('<bdi dir="ltr">https://elsewhere.example/</bdi>');
    const said = ['meta:description', 'meta:og:description'].map((source) => ({
      ...{ ...place, thing: 'description' as const, source, value: 'شاي', odd: false },
    }));
    expect(shown({ portrait: { ...PORTRAIT, things: said } })).toContain('<bdi dir="auto">شاي</bdi>');
  });

  it('writes numbers as the locale does', () => {
    expect(words(shown({}, 'de'))).toContain('73,4');
  });

  it('needs no style attribute, which the content security policy would refuse', () => {
    expect(html).not.toContain(' style=');
  });
});
