import { pseudoStrings, pseudoText } from './pseudo-text';

const RIGHT_TO_LEFT = (word: string) => `\u200F\u202E${word}\u202C\u200F`;

describe('a text in en-xa', () => {
  const text = (words: string) => pseudoText('en-xa', words);

  it('has an accented letter for each, and vowels twice', () => {
    expect(text('Read each page')).toBe('Ŕééååð ééååçĥ þååĝéé');
  });

  it('has no plain letter left of the whole alphabet, in either case', () => {
    const alphabet = 'The quick brown fox jumps over a lazy dog. THE QUICK BROWN FOX JUMPS OVER A LAZY DOG.';
    expect(text(alphabet)).not.toMatch(/[A-Za-z]/);
    const bare = text(alphabet)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/([AEIOUaeiou])\1/g, '$1');
    // What Unicode does not decompose, thorn, eth and letters with a stroke, and Q, for which an O with a tail stands.
    const plain = (letters: string) => letters.replace(/[ÞþÐðɃƀƑƒ]/g, '?');
    expect(plain(bare)).toBe(
      alphabet
        .replace(/[PpDdBbFf]/g, '?')
        .replace('q', 'o')
        .replace('Q', 'O'),
    );
  });

  it('is about 40 % longer', () => {
    const words = 'What assistants read of a page, and how a brand can say who it is so that they repeat it correctly.';
    const ratio = text(words).length / words.length;
    expect(ratio).toBeGreaterThan(1.25);
    expect(ratio).toBeLessThan(1.5);
  });
});

describe('a text in ar-xb', () => {
  it('has each word turned round by itself', () => {
    expect(pseudoText('ar-xb', 'Two words, 3 “marks”')).toBe(
      `${RIGHT_TO_LEFT('Two')} ${RIGHT_TO_LEFT('words,')} 3 ${RIGHT_TO_LEFT('“marks”')}`,
    );
  });
});

describe.each(['en-xa', 'ar-xb'] as const)('a text in %s', (locale) => {
  it.each([
    '{{count}}',
    '{{count, number}}',
    '$t(site:name)',
    '<1>',
    '</strong>',
    '&amp;',
    '&#x27;',
    'https://example.com/a?b=c',
    'name@example.org',
    '12 %',
    '…',
  ])('keeps %s', (kept) => {
    expect(pseudoText(locale, kept)).toBe(kept);
    expect(pseudoText(locale, `a ${kept} b`)).toContain(` ${kept} `);
  });
});

it('leaves the texts of written locales as they are', () => {
  expect(pseudoText('en', 'A page')).toBe('A page');
  expect(pseudoText('ar', 'A page')).toBe('A page');
  const strings = { a: 'b' };
  expect(pseudoStrings('de', strings)).toBe(strings);
});

describe('strings', () => {
  const strings = { title: 'Go', more: { pages_one: '{{count}} page', pages_other: '{{count}} pages' } };

  it('keep their keys and change their texts', () => {
    expect(pseudoStrings('en-xa', strings)).toEqual({
      title: 'Ĝöö',
      more: { pages_one: '{{count}} þååĝéé', pages_other: '{{count}} þååĝééš' },
    });
  });

  it('have each plural the language of their direction tells apart', () => {
    const { more } = pseudoStrings('ar-xb', strings);
    expect(Object.keys(more).sort()).toEqual(
      ['few', 'many', 'one', 'other', 'two', 'zero'].map((each) => `pages_${each}`),
    );
    expect(more).toMatchObject({ pages_few: `{{count}} ${RIGHT_TO_LEFT('pages')}` });
  });
});
