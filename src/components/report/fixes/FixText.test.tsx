import { readFileSync } from 'node:fs';
import { assess } from '../../../brand/score/assess';
import { assessEvidence } from '../../../brand/engine/assess-evidence';
import { fixes } from '../../../brand/fixes/fixes';
import { stepsWithText } from '../../../brand/fixes/ready';
import { byId } from '../../../brand/fixes/stand-ins';
import { extractFacts } from '../../../brand/engine/extract';
import type { Evidence } from '../../../brand/evidence/evidence';
import { GOOD_PAGE, innerPage, page } from '../../../brand/examples/evidence';
import type { Locale } from '../../../site/locales';
import { shown as shownNode } from '../../testing/shown';
import { sampleCheck, sampleReport } from '../testing/sample-report';
import { checksOf, plan } from '../../../brand/score/plan';
import type { Report } from '../../../brand/report/report';
import { textsBySteps, useFixBlocks } from './fix-texts';
import { useWholeFixes } from './FixMore';
import { FixRow } from './FixStep';
import { FixText, type Copy } from './FixText';

const reportOf = (of: Evidence) => assess(extractFacts(of));
const WITHOUT_ALT = reportOf(page(GOOD_PAGE.replace(/<meta property="og:image:alt"[^>]*>/, '')));

function shown(report = WITHOUT_ALT, locale: Locale = 'en'): string {
  return shownNode(<Texts report={report} />, locale);
}

function Texts({ report, copy }: { readonly report: Report; readonly copy?: Copy }) {
  return useFixBlocks(report).map((block) => <FixText key={block.id} report={report} block={block} copy={copy} />);
}

/** The step that repairs a check. */
function RowOf({ report, id }: { readonly report: Report; readonly id: string }) {
  const details = useWholeFixes(report);
  const step = details.steps.find((one) => checksOf(one).includes(id));
  if (step === undefined) throw new Error('no such step');
  return <FixRow step={step} details={details} />;
}

describe('FixText', () => {
  it('shows nothing where nothing can be pasted', () => {
    expect(shown(sampleReport())).toBe('');
  });

  it('shows a text from left to right, its placeholder marked, counted and named', () => {
    const html = shown(WITHOUT_ALT, 'ar');
    const [, code = ''] = /<pre dir="ltr"[^>]*><code[^>]*>(.*?)<\/code>/s.exec(html) ?? [];
    expect(code).toMatch(
      /^&lt;meta property=&quot;og:image&quot; content=&quot;[^&]+&quot;&gt;\n&lt;meta property=&quot;og:image:alt&quot; content=&quot;<bdi[^>]*>REPLACE: [^<]+<\/bdi>&quot;&gt;$/,
    );
    const [, name = ''] = /REPLACE: ([^<]+)<\/bdi>/.exec(code) ?? [];
    expect(html).toContain(`<li>${name}</li>`);
  });

  it('names the checks it answers', () => {
    expect(shown()).toContain('This fixes: Share image alt text');
  });

  it('never lets untrusted text become markup', () => {
    const told = 'Northwind roasts coffee in Bergen &lt;img src=x&gt; and posts it on the same day.';
    const html = shown(
      reportOf(
        page(
          GOOD_PAGE.replace(/(<meta name="description" content=")[^"]*/, `$1${told}`).replace(
            /<meta property="og:description"[^>]*>/,
            '',
          ),
        ),
      ),
    );
    expect(html).toContain('og:description');
    expect(html).not.toContain('<img');
  });

  it('has copy buttons only where they are handed in', () => {
    expect(shown()).not.toContain('<button');
    const html = shownNode(
      <Texts report={WITHOUT_ALT} copy={(text, codeId) => <button value={codeId}>{text}</button>} />,
    );
    const [, id = ''] = /<button value="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<code id="${id}"`);
  });
});

describe('a step without a text', () => {
  const why = (report: Report, id: string, locale: Locale = 'en') => {
    return shownNode(<RowOf report={report} id={id} />, locale).replace(/<[^>]*>/g, '');
  };
  const inner = reportOf(innerPage(GOOD_PAGE.replace(/<script type="application\/ld[^]*?<\/script>/, '')));

  it('says why: the kind of page is not sure', () => {
    expect(why(inner, 'jsonld-parses')).toContain('What belongs here depends on the kind of page');
    expect(why(inner, 'jsonld-parses', 'de')).toContain('hängt von der Art der Seite ab');
  });

  it('says why: words are not rewritten, and quotes them as text', () => {
    const titled = reportOf(page(GOOD_PAGE.replace('tea by sea', 'cheap cheap cheap &lt;b&gt;')));
    expect(why(titled, 'title-quality')).toMatch(
      /Facet does not rewrite sentences.*“.?Northwind: cheap cheap cheap &lt;b&gt;/,
    );
  });

  it('says why: the name is not sure', () => {
    const bare = page(GOOD_PAGE.replace(/<title>[^<]*/, '<title>Tea by sea'));
    const report = reportOf(bare);
    const unsure: Report = { ...report, portrait: { ...report.portrait, basis: 'inferred' } };
    expect(why(unsure, 'title-has-brand')).toMatch(/Facet is not sure of the name “.?Northwind/);
  });
});

describe('textsBySteps', () => {
  it.each(['harbour', 'tidewater'])('gives %s texts for the steps that its proofs name', (name) => {
    const { report } = assessEvidence(JSON.parse(readFileSync(`content/examples/${name}.json`, 'utf8')) as Evidence);
    const steps = plan(report);
    const written = [...textsBySteps(report, steps, fixes(report, byId))].filter(([, { own }]) => own.length > 0);
    const ids = written.map(([{ check }]) => check.id);
    expect(ids.length).toBeGreaterThan(2);
    expect([...stepsWithText(report, steps)]).toEqual(ids);
  });

  it('shows a text with the first fix it answers, and leads to it from the others', () => {
    const block = (id: 'head', ...checks: readonly string[]) => {
      return { id, checks, text: '', placeholders: [], inferred: [], replaces: [], states: [] };
    };
    const checks = ['title-quality', 'favicon', 'lang'].map((id) => sampleCheck({ id, score: 0 }));
    const report = sampleReport({ checks });
    const [first, second, third] = [
      ...textsBySteps(report, plan(report), [block('head', 'favicon', 'title-quality')]).values(),
    ];
    const ids = (texts: readonly { readonly id: string }[] | undefined) => texts?.map(({ id }) => id);
    expect([first, second, third].flatMap((texts) => ids(texts?.own))).toEqual(['head']);
    expect([first, second, third].flatMap((texts) => ids(texts?.elsewhere))).toEqual(['head']);
  });
});
