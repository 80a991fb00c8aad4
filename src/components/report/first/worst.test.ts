import type { NameOccurrence } from '../../../brand/naming/portrait';
import type { Report } from '../../../brand/report/report';
import { LOCALES } from '../../../site/locales';
import { stringsOf } from '../../testing/shown';
import { stringsInstance } from '../../strings-instance';
import { sampleCheck, sampleDimension, sampleName, samplePortrait, sampleReport } from '../testing/sample-report';
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
  it('draws the names where they disagree', () => {
    const { title, shown } = worst(of({ names: NAMES }));
    expect(plain(title)).toBe('Harbour Line goes by three names');
    expect(shown).toBe('names');
  });

  it.each([
    ['a missing share image', of({ names: NAMES.slice(0, 2), image: null }), 'card'],
    ['a missing description', of({ names: NAMES.slice(0, 2), description: null }), 'untold'],
    ['a page that is kept from search', of({}, { checks: [sampleCheck({ id: 'indexable', score: 0 })] }), 'struck'],
    ['an insecure site', of({}, { checks: [sampleCheck({ id: 'https', score: 0 })] }), 'address'],
    ['an empty page', of({}, { checks: [sampleCheck({ id: 'blank-page', score: 0 })] }), 'page'],
    ['no name', of({ name: null }), 'nameless'],
  ] as const)('shows %s where it is seen', (_, report, shown) => {
    expect(worst(report).shown).toBe(shown);
  });

  it('shows the one name in its places where nothing is wrong', () => {
    expect(worst(of({ names: NAMES.slice(0, 2) })).shown).toBe('agreeing');
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
