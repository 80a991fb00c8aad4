import type { NameOccurrence } from '../../../brand/naming/portrait';
import type { Report } from '../../../brand/report/report';
import { LOCALES } from '../../../site/locales';
import { stringsOf } from '../../testing/shown';
import { stringsInstance } from '../../strings-instance';
import { sampleCheck, sampleDimension, sampleName, samplePortrait, sampleReport } from '../testing/sample-report';
import { drawnName, missingIn } from './name-rows';
import { worstOf } from './worst';

const ENGLISH = stringsInstance({ en: stringsOf('en') });
const worst = (report: Report) => worstOf(ENGLISH, 'en', report);
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

const NAMES: readonly NameOccurrence[] = [
  sampleName('website', 'Harbour Line'),
  sampleName('og-site-name', 'Harbour Line'),
  sampleName('application-name', 'HarborLine', { odd: true, relation: 'near-miss' }),
  sampleName('manifest', 'HL Outdoor Jackets, Boots and Bags', { odd: true, relation: 'different' }),
];
const of = (portrait: Parameters<typeof samplePortrait>[0], changes: Partial<Report> = {}) =>
  sampleReport({ portrait: samplePortrait(portrait), ...changes });

describe('worstOf', () => {
  it('draws the names where they disagree, the right one first, each with what is wrong with it', () => {
    const { title, shown } = worst(of({ names: NAMES }));
    expect(plain(title)).toBe('Harbour Line goes by three names');
    expect(shown).toMatchObject({
      rows: [
        { value: 'Harbour Line', state: 'name' },
        { value: 'HarborLine', note: '“u” and a space missing', state: 'misspelt' },
        { value: 'HL Outdoor Jackets…', note: 'Another name', state: 'another' },
      ],
    });
  });

  it.each([
    ['a missing share image', of({ names: NAMES.slice(0, 2), image: null }), { surface: 'card' }],
    ['a missing description', of({ names: NAMES.slice(0, 2), description: null }), { surface: 'untold' }],
    [
      'a page that is kept from search',
      of({}, { checks: [sampleCheck({ id: 'indexable', score: 0 })] }),
      { surface: 'struck' },
    ],
    ['an insecure site', of({}, { checks: [sampleCheck({ id: 'https', score: 0 })] }), { surface: 'address' }],
    ['an empty page', of({}, { checks: [sampleCheck({ id: 'blank-page', score: 0 })] }), { surface: 'page' }],
    ['no name', of({ name: null }), { rows: [{ state: 'unread' }] }],
  ] as const)('shows %s where it is seen', (_, report, shown) => {
    expect(worst(report).shown).toMatchObject(shown);
  });

  it('shows the one name in its places where nothing is wrong', () => {
    expect(worst(of({ names: NAMES.slice(0, 2) })).shown).toMatchObject({
      rows: [{ state: 'name' }, { state: 'name' }],
    });
  });

  it.each(LOCALES)('says it in %s in at most twelve words', (locale) => {
    const strings = stringsInstance({ [locale]: stringsOf(locale) });
    const reports = [
      of({ names: NAMES }),
      of({ names: NAMES.slice(0, 2), image: null }),
      of({ names: NAMES.slice(0, 2), description: null }),
      of({ names: NAMES.slice(0, 2), basis: 'inferred' }),
      of({ name: null }),
      of({ names: NAMES.slice(0, 1) }),
      of({ page: 'unread' }),
      of({ names: NAMES.slice(0, 2) }, { dimensions: [sampleDimension('previews'), sampleDimension('trust')] }),
      ...['indexable', 'https', 'leftovers', 'blank-page'].map((id) =>
        of({}, { checks: [sampleCheck({ id, score: 0 })] }),
      ),
    ];
    for (const report of reports) {
      const title = plain(worstOf(strings, locale, report).title);
      expect(title).not.toMatch(/\{\{|^[a-z]+\./);
      expect(title.replace('Harbour Line', 'Harbour').split(/\s+/).length).toBeLessThanOrEqual(12);
    }
  });
});

it.each([
  ['HarborLine', 'Harbour Line', ['u', ' ']],
  ['Harbour Line', 'Harbour Line', null],
  ['HL', 'Harbour Line', null],
  ['Harbuor Line', 'Harbour Line', null],
])('what %s lacks of %s', (odd, right, missing) => {
  expect(missingIn(odd, right)).toEqual(missing);
});

it('cuts long names where a word ends', () => {
  expect(drawnName('HL Outdoor Jackets, Boots and Bags Online Shop')).toBe('HL Outdoor Jackets…');
  expect(drawnName('Harbour Line')).toBe('Harbour Line');
});
