import { DIMENSION_IDS } from '../../brand/report/report';
import type { Locale } from '../../site/locales';
import { PICTURE_SIZES, type PictureFormat } from './drawing';
import { reportPicture, type PictureWords } from './report-picture';
import { setAddress, wholeIsolates } from './set-text';
import { edges, measure } from './testing/measured';

const words = (locale: Locale, more: Partial<PictureWords> = {}): PictureWords => ({
  locale,
  name: 'Harbour Line',
  address: 'harbour.example',
  figure: '73.6',
  note: 'of 100',
  band: { is: 'uneven', word: 'Uneven' },
  finding: 'Five places say \u2068Harbour Line\u2069. The page title says \u2068HarborLine\u2069.',
  foot: 'Facet · Measured 20 November 2026',
  facets: DIMENSION_IDS.map((id, index) => ({
    facet: { id, state: 'assessed', value: 100 + 120 * index, band: 'good' },
    name: ['Identity', 'Link previews', 'Maschinenlesbarkeit'][index % 3] ?? '',
    score: '73.6',
  })),
  ...more,
});

const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(8);
const HOSTILE: readonly (readonly [string, Partial<PictureWords>])[] = [
  ['an ordinary brand', {}],
  ['a name without a break', { name: `\u2068${LONG}\u2069` }],
  ['a name of many words', { name: 'Kontor '.repeat(60) }],
  [
    'a Japanese name',
    { name: '株式会社北風珈琲焙煎所日本橋本店'.repeat(4), finding: '検索での見つけやすさ。'.repeat(30) },
  ],
  ['an Arabic name', { name: 'شركة قهوة ريح الشمال '.repeat(10) }],
  ['emoji and marks', { name: '👩‍👩‍👧‍👦e\u0301'.repeat(80) }],
  ['a long address', { address: `${'sub.'.repeat(60)}example` }],
  ['a finding without a break', { finding: LONG }],
  [
    'nothing that could be read',
    { figure: null, band: null, note: 'No overall score: too little could be read', address: '' },
  ],
  ['a long word for the band', { band: { is: 'weak', word: 'Außerordentlich uneinheitlich' } }],
  ['an interval', { note: 'of 100, between 60.1 and 80.2 because some responses could not be read' }],
];

describe.each(['wide', 'tall'] as const)('a %s picture', (format: PictureFormat) => {
  it.each(
    (['en', 'ja', 'ar'] as const).flatMap((locale) =>
      HOSTILE.map(([what, more]) => [what, locale, words(locale, more)] as const),
    ),
  )('of %s holds every line inside of itself and apart from the others, in %s', async (_, __, said) => {
    const { width, height, shapes } = await reportPicture(said, format, measure);
    expect({ width, height }).toEqual(PICTURE_SIZES[format]);
    const lines = shapes.filter((shape) => shape.is === 'text').map(edges);
    for (const line of lines) {
      expect(line.left).toBeGreaterThanOrEqual(24);
      expect(line.right).toBeLessThanOrEqual(width - 24);
      expect(line.top).toBeGreaterThanOrEqual(24);
      expect(line.bottom).toBeLessThanOrEqual(height - 24);
    }
    for (const [index, a] of lines.entries()) {
      for (const b of lines.slice(index + 1)) {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        expect([a.text, b.text, across > 1 && down > 0.12 * (a.bottom - a.top)]).toEqual([a.text, b.text, false]);
      }
    }
  });

  it('is mirrored from right to left, its gem is not', async () => {
    const [en, ar] = await Promise.all(
      (['en', 'ar'] as const).map(async (locale) => (await reportPicture(words(locale), format, measure)).shapes),
    );
    const nameOf = (shapes: typeof en) => shapes?.find((shape) => shape.is === 'text' && shape.text === 'Harbour Line');
    expect(nameOf(en)).toMatchObject({ align: 'left', direction: 'ltr' });
    expect(nameOf(ar)).toMatchObject({ align: 'right', direction: 'rtl' });
    const paths = (shapes: typeof en) =>
      shapes?.flatMap((shape) => (shape.is === 'path' && shape.scale !== 1 ? [shape.path] : []));
    expect(paths(ar)).toEqual(paths(en));
  });
});

it('an address that is too long keeps its end', async () => {
  const box = { face: 'text', width: 300, height: 40, sizes: [20] } as const;
  const { lines } = await setAddress(`${'safe.example.'.repeat(30)}evil.example`, box, 'en', measure);
  expect(lines.join('')).toMatch(/^\u2066….*evil\.example\u2069$/s);
});

it('untrusted text that continues past a line’s end is isolated in both lines', () => {
  expect(wholeIsolates(['say \u2068Harbour', 'Line\u2069 and', 'more'])).toEqual([
    'say \u2068Harbour\u2069',
    '\u2068Line\u2069 and',
    'more',
  ]);
});
