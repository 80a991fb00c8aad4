/** The page about the method shows what the engine has, in every language. */
import { readFileSync } from 'node:fs';
import { CHECK_POINTS } from '../../brand/score/check-points';
import { LOCALES } from '../../site/locales';
import { METHOD } from '../../site/routes';
import { splitFrontMatter } from '../model/front-matter';
import { compileText } from './testing/compile-text';

const method = (locale: (typeof LOCALES)[number]) =>
  compileText(splitFrontMatter(readFileSync(`content/guide/${METHOD}/${locale}.mdx`, 'utf8')).body, { locale });

describe.each(LOCALES)('the method in %s', (locale) => {
  const { html } = method(locale);

  it('shows the figures of the calibration, folded', () => {
    expect(html).toMatch(/<details><summary>[^<]*\d[^]*<table>[^]*<\/details>/);
  });

  it('leads to the page of every check', () => {
    const led = CHECK_POINTS.filter(({ id }) => html.includes(`href="/${locale}/guide/${id}/"`));
    expect(led).toHaveLength(CHECK_POINTS.length);
  });

  it('adds the example’s dimensions up to its overall score', () => {
    const table = /<table><caption>[^]*?<\/table>/.exec(html)?.[0] ?? '';
    const numbers = [...table.matchAll(/<td class="number">([^<]*)<\/td><\/tr>/g)].map(([, text = '']) =>
      Number(text.normalize('NFKC').replace('٫', '.').replace(',', '.')),
    );
    const [overall = Number.NaN, ...adds] = numbers.toReversed();
    expect(adds).toHaveLength(7);
    expect(Math.abs(adds.reduce((sum, value) => sum + value, 0) - overall)).toBeLessThan(0.5);
  });
});
