import { cardPath, LAYOUT_VERSION, type CardText } from './card-text';

const card: CardText = { title: 'One brand', label: 'Posts', locale: 'en' };

describe('cardPath', () => {
  it('is the same for the same text', () => {
    expect(cardPath({ ...card })).toBe(cardPath(card));
    expect(cardPath(card)).toMatch(/^\/cards\/[0-9a-f]{20}\.png$/);
  });

  it.each([{ title: 'One brand ' }, { label: '' }, { locale: 'de' as const }, { title: 'One brandPosts', label: '' }])(
    'differs with %j',
    (change) => {
      expect(cardPath({ ...card, ...change })).not.toBe(cardPath(card));
    },
  );

  it('differs with the layout and with the version of what draws', () => {
    const paths = [
      cardPath(card),
      cardPath(card, [LAYOUT_VERSION, 'font@1']),
      cardPath(card, [LAYOUT_VERSION, 'font@2']),
      cardPath(card, [LAYOUT_VERSION + 1, 'font@1']),
    ];
    expect(new Set(paths).size).toBe(4);
  });
});
