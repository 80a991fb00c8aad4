import { isDoubled, isGlued, wholeSentences, wholeText } from './prose';

const FIRST = 'Tea from five gardens comes by sea, slowly and well.';

describe('whole texts', () => {
  it.each<[text: string, whole: boolean]>([
    [FIRST, true],
    ['Tea from six gardens, by sea', true],
    ['Tea from five gardens, by s…', false],
    ['Tea from five gardens, by...', false],
    ['Tea from five gardens, by', false],
    ['Tea · 60 songs · 1.1K likes', false],
    [`${'Tea from gardens '.repeat(9)}by`, false],
    ['五つの農園のお茶を船で運びます。', true],
  ])('know whether %s is one', (text, whole) => {
    expect(wholeText(text, 300, ['Tea from five gardens, by sea and land.'])).toBe(whole ? text : null);
  });

  it('fit', () => {
    expect(wholeText(FIRST, FIRST.length - 1)).toBeNull();
  });
});

describe('whole sentences', () => {
  it.each<[text: string, sentences: string | null]>([
    [`${FIRST} And mo`, FIRST],
    [`${FIRST} and mo`, null],
    ['We bought all of the shares of Northwind Tea Inc. The sea', null],
    ['He came to the quay on a morning in the year 54. 3 ships', null],
    [`He said: “${FIRST} And mo`, null],
    [
      'Tea is what the old captain brought us, and this is it. Or so',
      'Tea is what the old captain brought us, and this is it.',
    ],
    ['A long report of the match of the year: Northwind vs. Tidewater', null],
    ['A long letter to the tea garden by the old Prof. Dr. Tide', null],
    ['Tea it is. And a long text that goes on and on', null],
    [
      '茶は船で運ばれ、五つの農園から一年かけてゆっくりと港に届きます。それから、人々の手に渡るのです。続き',
      '茶は船で運ばれ、五つの農園から一年かけてゆっくりと港に届きます。それから、人々の手に渡るのです。',
    ],
  ])('begin %s', (text, sentences) => {
    expect(wholeSentences(text, 200)).toBe(sentences);
  });
});

it('tells what is there twice', () => {
  expect([isDoubled(`${FIRST}_A ${FIRST}`), isDoubled(FIRST)]).toEqual([true, false]);
});

it.each<[text: string, glued: boolean]>([
  ['Tea from five gardens.Slowly and well.', true],
  ['ContactTea from five gardensHome and aboutTea', true],
  ['Tea from five gardensThe captain', true],
  ['Tea from five gardens for your iPhone', false],
  ['WordPress and JavaScript for those who sell tea', false],
  ['Tea from five gardens. Slowly, and well, by WordPress', false],
  ['Tea from Northwind.example, by 3.Class', false],
])('tells whether spaces were lost in %s', (text, glued) => {
  expect(isGlued(text)).toBe(glued);
});
