/** Output for an address that led elsewhere names both, and never takes a name from a page on another website. */
import { brandNames } from '../../brand/comparison/compared-brands';
import { changesBetween } from '../changes';
import { changesJson, changesSchema } from './changes-json';
import { plainly } from '../terminal/paint';
import { sitesCsv } from './csv';
import { jsonText } from './json';
import { junit } from './junit';
import { markdown } from './markdown';
import { sarif } from './sarif';
import { exampleMeasured, wordsOf } from './testing/samples';
import { reportText } from './text/report';

const harbour = exampleMeasured('harbour');
const target = {
  address: 'https://evil.com',
  origin: 'https://evil.com',
  typed: 'https://evil.com',
  final: 'https://victim.com/search?q=a',
};
const report = { ...harbour.report, target, portrait: { ...harbour.report.portrait, name: 'SCAM COMPANY' } };
const measured = { ...harbour, report };
const en = wordsOf('en');
const BOTH = 'evil.com → victim.com/search?…';

const page = { width: 100, paint: plainly, all: true, gem: false, file: null, part: null };

it.each([
  ['text', reportText(report, en, page), BOTH],
  ['Markdown', markdown(measured, en, { siteUrl: null }), BOTH],
  ['CSV', sitesCsv([{ address: 'evil.com', report }], en), target.final],
  ['JUnit', junit([{ address: 'evil.com', measured }], en, { siteUrl: null }), target.final],
  ['SARIF', sarif([{ measured, file: 'evil.com' }], en, { siteUrl: null, version: '1.0.0' }), target.final],
  ['JSON', jsonText(measured), target.final],
])('as %s', (_format, written, both) => {
  expect(written).toContain(both);
  expect(written).toContain('evil.com');
});

it('as a column of a comparison', () => {
  expect(brandNames([report, harbour.report])).toEqual([BOTH, 'Harbour Line']);
});

it('as changes, which say what is compared', () => {
  const text = changesJson(report, report, changesBetween(report, report));
  expect(changesSchema.parse(JSON.parse(text)).after.target).toEqual(target);
});

it.each([
  ['head of the text', reportText(report, en, page).split('\n')[0]],
  ['head of the Markdown', markdown(measured, en, { siteUrl: null }).split('\n')[0]],
  [
    'row of the table',
    sitesCsv([{ address: 'evil.com', report }], en)
      .split('\r\n')[1]
      ?.slice(0, 60),
  ],
])('its name is not the %s', (_what, written) => {
  expect(written).toMatch(/victim\.com|evil\.com/);
  expect(written).not.toContain('SCAM');
});
