import { marksBetween, type Piece } from './marks-between';

/** In brief: `+u` is missing, `+_` a missing space, `-s` too many. */
function brief(right: string, odd: string): string | null {
  const written = (piece: Piece) => {
    if (piece.is === 'space') return '+_';
    return piece.is === 'kept' ? piece.text : (piece.is === 'missing' ? '+' : '-') + piece.text;
  };
  return marksBetween(right, odd)?.map(written).join('|') ?? null;
}

it.each([
  ['a missing letter', 'Harbour Line', 'Harbor Line', 'Harbo|+u|r Line'],
  ['a missing letter and a missing space', 'Harbour Line', 'HarborLine', 'Harbo|+u|r|+_|Line'],
  ['the same', 'Harbour Line', 'Harbour Line', 'Harbour Line'],
  ['a letter too many', 'Tidewater', 'Tidewatter', 'Tidewat|-t|er'],
  ['a space too many', 'Tidewater', 'Tide water', 'Tide|- |water'],
  ['a letter for another', 'Northwind', 'Northwint', 'Northwin|-t|+d'],
  ['letters at the end', 'Northwind', 'Northwi', 'Northwi|+nd'],
  ['letters at the beginning', 'Northwind', 'orthwind', '+N|orthwind'],
  ['two spaces for one', 'Harbour Line', ' Harbour  Line', 'Harbour Line'],
  ['an accent, composed or not', 'Café Blå', 'Cafe\u0301 Bla', 'Café Bl|-a|+å'],
  ['an emoji of several characters', 'Duo 👩‍👩‍👧 Bar', 'Duo Bar', 'Duo |+👩‍👩‍👧|+_|Bar'],
  ['characters of Japanese', '港のライン', '港ライン', '港|+の|ライン'],
  ['letters of Thai with their vowels', 'กำแพงเมือง', 'กำแพงเมอง', 'กำแพงเ|-ม|+มื|อง'],
  ['letters of Devanagari', 'हिन्दी घर', 'हिन्दी घ', 'हिन्दी घ|+र'],
])('marks %s', (_, right, odd, expected) => {
  expect(brief(right, odd)).toBe(expected);
});

it.each([
  ['another name', 'Harbour Line', 'HL Outdoor'],
  ['a name with much more', 'Northwind', 'Northwind Coffee Roasters'],
  ['a name in another script', 'Harbour Line', 'ハーバーライン'],
  ['letters that join', 'مرسى الخليج', 'مرسا الخليج'],
  ['a name too long to compare', 'a'.repeat(90), 'a'.repeat(89)],
])('does not mark %s', (_, right, odd) => {
  expect(marksBetween(right, odd)).toBeNull();
});
