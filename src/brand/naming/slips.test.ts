import { slipIn } from './slips';

describe('a slip of a name in a text', () => {
  it.each([
    ['Welcome to the Harbour Lnie shop', 'Harbour Line', 'Harbour Lnie'],
    // One word more, and one less, than the name has.
    ['Welcome to the Harbor Line shop', 'Harbourline', 'Harbor Line'],
    ['Welcome to the Harborline shop', 'Harbour Line', 'Harborline'],
  ])('“%s” holds one of %s: %s', (text, name, slip) => {
    expect(slipIn(text, name)).toBe(slip);
  });

  it.each(['Welcome to the Harbour Line shop', 'Welcome to the harbour', 'Shop'])('“%s” holds none', (text) => {
    expect(slipIn(text, 'Harbour Line')).toBeNull();
  });
});
