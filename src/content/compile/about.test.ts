/** What others lead to on the about page: our User-Agent names it. */
import { readFileSync } from 'node:fs';
import { parseSiteAnswer } from '../../brand/evidence/site-answer';
import { LOCALES } from '../../site/locales';
import { splitFrontMatter } from '../model/front-matter';
import { compileText } from './testing/compile-text';

type Locale = (typeof LOCALES)[number];

const textOf = (locale: Locale) => splitFrontMatter(readFileSync(`content/pages/about/${locale}.mdx`, 'utf8')).body;

const about = (locale: Locale) => compileText(textOf(locale), { locale });

describe('the about page', () => {
  it('keeps the place that tells of the crawler', () => {
    const { html, headings } = about('en');
    expect(headings.map(({ id }) => id)).toContain('the-crawler');
    expect(html).toContain('User-agent: FacetBot');
  });

  it.each(LOCALES)('has in %s the form that keeps a site out, which works without script', (locale) => {
    const { html } = about(locale);
    const form = /<form [^>]*id="exclusion"[^]*?<\/form>/.exec(html)?.[0] ?? '';
    expect(form).toMatch(/^<form [^>]*id="exclusion"[^>]*>/);
    expect(form).toMatch(/^<form [^>]*action="\/api\/feedback" method="post"[^>]*>/);
    const names = [...form.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['locale', 'page', 'email', 'message', 'website', 'kind']);
    expect(form).toContain('name="kind" value="exclusion"');
    expect(form).toContain(`name="locale" value="${locale}"`);
  });

  it.each(LOCALES)('tells in %s how owners of sites answer, by lines that are understood, with the form', (locale) => {
    const { html } = about(locale);
    const example = /<pre[^>]*>(?:<code[^>]*>)?(Reports:[^<]*)</.exec(html)?.[1] ?? '';
    const { isIndexable, reply } = parseSiteAnswer(example);
    expect([isIndexable, reply.length > 10]).toEqual([true, true]);
    expect(html).toMatch(/<form [^>]*id="site-answer"[^>]*action="\/api\/reports\/answer" method="post"/);
    expect(html).toContain(`href="/${locale}/feedback/?kind=notice"`);
    const rows = textOf(locale)
      .split('\n')
      .filter((line) => line.startsWith('| `Rep'));
    const meant = rows.map((row) => parseSiteAnswer(/`([^`]*)`/.exec(row)?.[1] ?? ''));
    expect(meant).toEqual([
      { isHidden: true, isIndexable: false, reply: '' },
      { isHidden: false, isIndexable: true, reply: '' },
      { isHidden: false, isIndexable: false, reply: '' },
      { isHidden: false, isIndexable: false, reply: '…' },
    ]);
  });
});
