import { constellation } from './constellation';
import { named } from './testing/statements';

describe('the name constellation', () => {
  it('marks the odd one out', () => {
    const { names, main, distinct, sources, nested } = constellation({
      names: [
        named('website', 'NW Coffee'),
        named('organization', 'Northwind'),
        named('og-site-name', 'northwind'),
        named('website-alternate', 'NW'),
      ],
    });
    expect(main).toBe('Northwind');
    expect({ distinct, sources, nested }).toEqual({ distinct: 2, sources: 3, nested: false });
    expect(names.map(({ name, odd, alias }) => [name.value, odd, alias])).toEqual([
      ['NW Coffee', true, false],
      ['Northwind', false, false],
      ['northwind', false, false],
      ['NW', false, true],
    ]);
  });

  it('takes the first source for the main one among equals, and counts a place once', () => {
    const stated = [named('website', 'A'), named('og-site-name', 'B'), named('og-site-name', 'B')];
    expect(constellation({ names: stated }).main).toBe('A');
  });

  it('is empty where nothing is stated', () => {
    expect(constellation({ names: [] })).toMatchObject({ names: [], main: null, distinct: 0, sources: 0 });
  });
});
