import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { comparisonHtml, reportHtml } from './html';
import { exampleMeasured, HOSTILE_NAMES, hostileMeasured, pageMeasured, wordsOf } from './testing/samples';
import { asInner } from '../../components/report/testing/sample-report';
import { say } from '../../texts/testing/say';

const OPTIONS = { styles: 'p{color:red}', siteUrl: 'https://facet.example' };
const en = wordsOf('en');
const harbour = exampleMeasured('harbour');
const northwind = exampleMeasured('northwind');

type Element = DefaultTreeAdapterTypes.Element;

function elementsOf(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): readonly Element[] {
  return nodes.flatMap((node) => ('tagName' in node ? [node, ...elementsOf(node.childNodes)] : []));
}

/** What `tests/cli-html.spec.ts` sees in a browser, without one. */
describe('a report as one HTML file', () => {
  const html = reportHtml(harbour, en, OPTIONS);

  it('is the site’s own report, whole', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr"><head><meta charSet="utf-8"\/>/);
    expect(html).toContain('<title>Harbour Line · Facet</title>');
    for (const { id, score } of harbour.report.checks) {
      expect(html.includes(`id="check-${id}"`)).toBe(score !== 'out-of-scope');
    }
  });

  it('allows its own style and nothing else', () => {
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html) ?? [];
    const [, styles = ''] = /<style>(.*?)<\/style>/.exec(html) ?? [];
    expect(styles).toBe(OPTIONS.styles);
    const digest = createHash('sha256').update(styles).digest('base64');
    expect(policy.replaceAll('&#x27;', "'").split('; ')).toEqual([
      "default-src 'none'",
      `style-src 'sha256-${digest}'`,
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(html).not.toMatch(/<(?:script|link|img|iframe|form|base)\b|\sstyle=|\son[a-z]+=/);
  });

  it('leads to the guide of a site, or to none', () => {
    expect(html).toContain(' href="https://facet.example/en/guide/csp/"');
    expect(html).not.toContain(' href="/');
    const alone = reportHtml(harbour, en, { ...OPTIONS, siteUrl: null });
    expect(alone).not.toMatch(/ href="\/|facet\.example/);
  });

  it('promises nothing that needs a script', () => {
    expect(html).not.toContain('JavaScript, a wrong name');
    expect(html).not.toMatch(/<(?:input|button)\b/);
  });

  it('says of a page what was not asked', () => {
    const page = reportHtml(pageMeasured('<title>Tea</title>'), en, OPTIONS);
    expect(page).toContain('A pasted page · Facet</title>');
    expect(page).toContain('Not checked on a pasted page');
  });

  it('leads from an inner page to its home page: to a site that measures it, or to what is typed', () => {
    const { origin } = harbour.report.target;
    const inner = { ...harbour, report: asInner(harbour.report) };
    const link = `https://facet.example/en/brand-assessment/?address=${encodeURIComponent(origin)}`;
    expect(reportHtml(inner, en, OPTIONS)).toContain(
      `href="${link}" rel="nofollow">${say('en', 'report:measureHome')}</a>`,
    );
    expect(reportHtml(inner, en, { ...OPTIONS, siteUrl: null })).toContain(
      `Measure the home page instead: <bdi>${origin}</bdi>`,
    );
    // What is not public yet is measured by the command alone.
    const preview = { ...inner, report: { ...inner.report, scope: 'preview' } } as const;
    expect(reportHtml(preview, en, OPTIONS)).toContain(`Measure the home page instead: <bdi>${origin}</bdi>`);
    expect(html).not.toContain(say('en', 'report:measureHome'));
    expect(reportHtml(pageMeasured('<title>Tea</title>', `${origin}/tea`), en, OPTIONS)).not.toContain(
      'home page instead',
    );
  });

  it('has the pictures that come with it', () => {
    const logo = 'data:image/webp;base64,AAAA';
    expect(reportHtml(harbour, en, OPTIONS, { logo })).toContain(` src="${logo}"`);
  });

  it.each([
    ['ja', 'ltr'],
    ['ar', 'rtl'],
  ] as const)('is in %s, from the right side', (locale, dir) => {
    const shown = reportHtml(harbour, wordsOf(locale), OPTIONS);
    expect(shown).toContain(`<html lang="${locale}" dir="${dir}">`);
    expect(shown).toContain(`https://facet.example/${locale}/guide/csp/`);
  });

  it.each(HOSTILE_NAMES)('keeps %j text', (name) => {
    const hostile = reportHtml(hostileMeasured(name), en, OPTIONS);
    expect(hostile).toContain('evil');
    const elements = elementsOf(parse(hostile).childNodes);
    expect(elements.length).toBeGreaterThan(1000);
    const doing = elements.filter(
      ({ tagName, attrs }) =>
        ['script', 'img', 'iframe', 'object', 'form', 'base'].includes(tagName) ||
        attrs.some((attribute) => /^on|^style$/.test(attribute.name)),
    );
    expect(doing.map(({ tagName, attrs }) => [tagName, attrs])).toEqual([]);
  });
});

describe('a comparison as one HTML file', () => {
  const unread = [{ address: 'nowhere.example', text: 'The site did not answer' }];

  it('is the site’s own comparison, with those that could not be measured', () => {
    const html = comparisonHtml([{ measured: harbour }, { measured: northwind }], unread, en, OPTIONS);
    expect(html).toContain('<title>harbour.example · northwind.example · Facet</title>');
    expect(html).toContain('class="report comparison"');
    expect(html).toContain(say('en', 'errors:site-unreachable.title'));
  });

  it('says why brands cannot be compared', () => {
    const one = comparisonHtml([{ measured: harbour }], unread, en, OPTIONS);
    expect(one).toContain('<title>These brands cannot be compared yet · Facet</title>');
    expect(one).toContain('A comparison needs at least two brands');
  });
});
