/** What others lead to on the about page: our User-Agent names it. */
import { readFileSync } from 'node:fs';
import { LOCALES } from '../../site/locales';
import { splitFrontMatter } from '../model/front-matter';
import { compileText } from './testing/compile-text';

const about = (locale: (typeof LOCALES)[number]) =>
  compileText(splitFrontMatter(readFileSync(`content/pages/about/${locale}.mdx`, 'utf8')).body, { locale });

describe('the about page', () => {
  it('keeps the place that tells of the crawler', () => {
    const { html, headings } = about('en');
    expect(headings.map(({ id }) => id)).toContain('the-crawler');
    expect(html).toContain('User-agent: FacetBot');
  });

  it.each(LOCALES)('has in %s the form that keeps a site out, which works without script', (locale) => {
    const { html } = about(locale);
    const form = /<form [^]*<\/form>/.exec(html)?.[0] ?? '';
    expect(form).toMatch(/^<form [^>]*id="exclusion"[^>]*>/);
    expect(form).toMatch(/^<form [^>]*method="post" action="\/api\/feedback"[^>]*>/);
    const names = [...form.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['page', 'email', 'message', 'website', 'kind', 'locale']);
    expect(form).toContain('name="kind" value="exclusion"');
    expect(form).toContain(`name="locale" value="${locale}"`);
  });

  it.each(LOCALES)('shows in %s the figures of the calibration, folded', (locale) => {
    expect(about(locale).html).toMatch(/<details><summary>[^<]*\d[^]*<table>[^]*<\/details>/);
  });
});
