import type { Calibration as Figures, CheckFigures } from '../brand/score/calibration';
import { Calibration } from './Calibration';
import { shown } from './testing/shown';
import { say } from '../texts/testing/say';

const NONE = { passed: 0, partial: 0, failed: 0, notApplicable: 0, unknown: 0, outOfScope: 0 };
const CHECKS: readonly CheckFigures[] = [
  { ...NONE, id: 'title-quality', dimension: 'identity', passed: 1200 },
  { ...NONE, id: 'favicon', dimension: 'identity', outOfScope: 1200 },
  { ...NONE, id: 'og-required', dimension: 'previews', passed: 700, failed: 500 },
];
const FIGURES: Figures = {
  format: 2,
  rubricVersion: '9.9',
  rubricDigest: '0123abcd',
  measuredOn: '2026-11-23',
  comparisons: [],
  pages: Array.from({ length: 1200 }, (_, index) => `p${index}`),
  checks: CHECKS,
  unvarying: ['title-quality'],
  expectations: { compared: 110, differing: [{ page: 'p1', field: 'ogUrl' }] },
};

const rows = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*?(?:\/>|>(.*?)<\/t[hd]>)/g)].map(([, text = '']) => text),
  );

describe('the figures of a calibration', () => {
  it('stand in one table, by dimension, with the columns that say something', () => {
    expect(rows(shown(<Calibration figures={FIGURES} isEarlier={false} />))).toEqual([
      ['', 'Pass', 'Fail'],
      ['Identity'],
      [say('en', 'checks:title-quality.title'), '1,200', '0'],
      ['Site icon', say('en', 'content:calibration.notAsked')],
      [say('en', 'report:dimension.previews.name')],
      [say('en', 'checks:og-required.title'), '700', '500'],
    ]);
  });

  it('name their rubric, their pages, what tells nothing apart and how often others read the same', () => {
    const html = shown(<Calibration figures={FIGURES} isEarlier={false} />);
    for (const text of ['Rubric 9.9', '1,200', 'every page: Page title', 'expect 110 ', ' agrees on 109.']) {
      expect(html).toContain(text);
    }
  });

  it('leave out what there is not', () => {
    const bare = { ...FIGURES, unvarying: [], expectations: { compared: 0, differing: [] } };
    expect(shown(<Calibration figures={bare} isEarlier={false} />).match(/<p>/g)).toHaveLength(1);
  });

  it('are followed by how often others say the same, with the date and each difference', () => {
    const differing = [
      { item: 'x/one', reason: 'false-alarm' },
      { item: 'x/two', reason: 'false-alarm' },
      { item: 'x/three', reason: 'missed' },
    ] as const;
    const judged = { ...FIGURES, comparisons: [{ id: 'names', compared: 1710, differing }] } as const;
    const html = shown(<Calibration figures={judged} isEarlier={false} />);
    expect(rows(html).at(-1)).toEqual([say('en', 'content:calibration.judged.names'), '1,710', '1,707']);
    expect(html).toContain('23 November 2026');
    expect(html).toContain('does not find: x/one and x/two.');
    expect(html).toContain('reading the page shows: x/three.');
    expect(shown(<Calibration figures={FIGURES} isEarlier={false} />)).not.toContain('<h3');
  });

  it('have the digits and words of the language', () => {
    const html = shown(<Calibration figures={FIGURES} isEarlier={false} />, 'de');
    expect(html).toContain('1.200');
    expect(html).toContain('Bestanden');
  });

  it('say so if the rubric has changed since they were measured', () => {
    const words = 'measured on 23 November 2026 with an earlier state of the rubric';
    expect(shown(<Calibration figures={FIGURES} isEarlier />)).toContain(words);
    expect(shown(<Calibration figures={FIGURES} isEarlier={false} />)).not.toContain(words);
  });
});
