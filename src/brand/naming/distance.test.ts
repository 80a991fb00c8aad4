import { editsBetween, isSlip } from './distance';

/** The whole table of optimal string alignment, as its definition has it. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  const at = (i: number, j: number) => table[i]?.[j] ?? Infinity;
  for (let i = 0; i <= a.length; i++) {
    for (let j = i === 0 ? 0 : 1; j <= b.length; j++) {
      if (i === 0) {
        (table[0] ?? [])[j] = j;
        continue;
      }
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? at(i - 2, j - 2) + 1 : Infinity;
      (table[i] ?? [])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change, swap);
    }
  }
  return at(a.length, b.length);
}

/** All words of these letters up to this length. */
function words(letters: string, length: number): string[] {
  const shorter = length === 0 ? [] : words(letters, length - 1);
  const longest = shorter.filter((word) => word.length === length - 1);
  return length === 0 ? [''] : [...shorter, ...longest.flatMap((word) => [...letters].map((letter) => word + letter))];
}

it('gives the distance of optimal string alignment up to the limit, and one more beyond it', () => {
  const all = [...words('ab', 4), 'banana', 'abanan', 'nabana', 'bnaana', 'baannaa', 'aaabbb', 'bbbaaa', 'ababab'];
  const wrong = all.flatMap((a) =>
    all.flatMap((b) =>
      [0, 1, 2, 3, 4].flatMap((limit) => {
        const expected = Math.min(distance(a, b), limit + 1);
        return editsBetween(a, b, limit) === expected ? [] : [[a, b, limit, editsBetween(a, b, limit), expected]];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['abcde', 'abcxy', false],
  ['abcde', 'abcdy', true],
  ['abcdef', 'abcdxy', false],
  ['abcdef', 'abcdey', true],
  ['abcdefg', 'abcdexy', true],
  ['abcdef', 'abcxyz', false],
  ['abcdefgh', 'abcdexyz', false],
  ['abcdefghi', 'abcdefxyz', false],
  // Korean by its letters: twelve of them may have two slips, eleven one.
  ['강남삼성', '강남심승', true],
  ['강남삼서', '강남심스', false],
  ['강남삼서', '강남심서', true],
  // Five letters may have one, four none.
  ['각나', '각너', true],
  ['가나', '가너', false],
  // Two of three characters may change places.
  ['茶東京', '茶京東', true],
  ['茶東京', '茶東都', false],
  // One character among letters is one of them.
  ['abcd茶', 'abcde', true],
  ['abcde', 'abcd茶', true],
  // Three letters are too few.
  ['abc', 'acb', false],
  ['ab', 'ba', false],
  ['tea 4', 'tea 5', false],
  // Digits do not make a short word long.
  ['abc4', 'abd4', false],
])('takes %s and %s for slips by how long they are: %s', (a, b, expected) => {
  expect(isSlip(a, b)).toBe(expected);
});
