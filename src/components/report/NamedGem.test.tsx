import type { Report } from '../../brand/report/report';
import { LOCALES, type Locale } from '../../site/locales';
import { elements, shown } from '../testing/shown';
import { NamedGem } from './NamedGem';
import { sampleDimension, sampleReport } from './testing/sample-report';

const score = (value: number) => ({ score: { value, low: value, high: value } });
const gem = (report: Partial<Report>, locale: Locale = 'en') =>
  shown(<NamedGem report={sampleReport(report)} />, locale);
const lines = (html: string) => [...html.matchAll(/<tspan([^>]*)>([^<]*)</g)];

it('names each facet and scores it in its band', () => {
  const html = gem({
    dimensions: [
      sampleDimension('identity', score(800)),
      sampleDimension('previews', score(799)),
      sampleDimension('trust', score(499)),
    ],
  });
  expect(
    lines(html)
      .filter(([, attributes = '']) => attributes.includes('band'))
      .map(([, , text]) => text),
  ).toEqual(['80.0', '79.9', '49.9']);
  for (const band of ['good', 'uneven', 'weak']) expect(html).toContain(`facet-score band-${band}`);
});

it('claims nothing of a facet that was not assessed', () => {
  const html = gem({ dimensions: [sampleDimension('identity', score(1000))] });
  expect(lines(html).filter(([, , text]) => text === '–')).toHaveLength(6);
});

// Letters as wide as they are high count twice.
const width = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u3000' ? 1.9 : 1), 0);

it.each(LOCALES)('has room for every name in %s', (locale) => {
  const names = lines(gem({}, locale)).map(([, , text = '']) => text);
  expect(names.filter((name) => width(name) > 16)).toEqual([]);
});

it('is a picture with one name, or a group whose facets lead on', () => {
  const report = sampleReport({ dimensions: [sampleDimension('identity', score(800))] });
  expect(gem(report)).toContain('role="img"');
  expect(elements(gem(report), 'a')).toEqual([]);
  const html = shown(<NamedGem report={report} hrefOf={(id) => `#${id}`} />);
  expect(html).toContain('role="group"');
  const links = elements(html, 'a').map((link) => [link.get('href'), link.get('aria-label')]);
  expect(links).toHaveLength(7);
  expect(links.slice(0, 2)).toEqual([
    ['#identity', 'Identity: 80.0'],
    ['#previews', 'Link previews: not assessed'],
  ]);
});
