import { safeText } from '../../encoding/terminal';
import { cellsOf, padded, wrap } from './cells';

it.each([
  ['', 0],
  ['Northwind', 9],
  ['Übergröße – “quoted”', 20],
  ['ノースウインド', 14],
  ['東京 2026', 9],
  ['한국어', 6],
  ['العربية', 7],
  ['e\u0301', 1],
  ['\u2068x\u2069', 1],
  ['👩‍👩‍👧', 2],
  ['🇩🇪', 2],
  ['☕', 2],
  ['●◐○–◌', 5],
  ['█▍··', 4],
])('%s takes %i cells', (text, cells) => {
  expect(cellsOf(text)).toBe(cells);
});

it('fills up with spaces by cells', () => {
  expect(padded(safeText('東京'), 6)).toBe('東京  ');
  expect(padded(safeText('longer'), 3)).toBe('longer');
});

describe('lines', () => {
  const TEXTS = [
    ['en', 'One name everywhere makes a brand easier to find, to remember and to recommend.'],
    ['de', 'Suchmaschinenoptimierungsunternehmensberatung ist ein sehr langes Wort in einem Satz.'],
    ['ja', 'ブランド名がどこでも同じなら、見つけやすく、覚えやすく、薦めやすくなります。'],
    ['ar', 'الاسم الواحد في كل مكان يجعل العلامة أسهل في العثور والتذكّر والتوصية.'],
    ['en', 'https://northwind.example/a/very/long/address/that/has/no/space?in=it&and=goes&on=and&on=1'],
  ] as const;

  it.each(TEXTS)('in %s are never wider than there is room, and lose nothing', (locale, text) => {
    for (const room of [10, 17, 40, 200]) {
      const lines = wrap(safeText(text), locale, room);
      for (const line of lines) expect(cellsOf(line)).toBeLessThanOrEqual(room);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }
  });

  it('begin with the room that is left on the first one', () => {
    expect(wrap(safeText('one two three'), 'en', 9, 4)).toEqual(['one', 'two three']);
  });

  it('of nothing are one, which is empty', () => {
    expect(wrap(safeText(''), 'en', 10)).toEqual(['']);
  });
});
