import { wordsOf } from './words';

describe('words', () => {
  it.each([
    ['Tea by sea', 3],
    ['  Tea, by – sea!  ', 3],
    ['don’t won\u00b7t it\u0027s', 4],
    ['well-known 24/7', 4],
    ['Größe ça Żółć', 3],
    ['чай по морю', 3],
    ['شاي، عبر البحر؟', 3],
    ['차를 마시다', 2],
    ['茶', 1],
    ['海の茶', 2],
    ['海の茶。海の茶', 4],
    ['Tea用品', 2],
    ['ชา', 1],
    ['“…” — ’ \u200b', 0],
    ['', 0],
  ])('of %s: %i', (text, count) => {
    expect(wordsOf(text)).toBe(count);
  });
});
