import type { NameOccurrence } from '../naming/portrait';
import { withWrongName } from './wrong-name';

const place = (value: string, changes: Partial<NameOccurrence> = {}): NameOccurrence => ({
  ...{ request: 'https-home', source: 'x', kind: 'title', value, alias: false, odd: true, relation: 'near-miss' },
  ...changes,
});
const found = (shown: string, names: readonly NameOccurrence[], where?: NameOccurrence['kind'], rest = '') => {
  const { wrong } = withWrongName({ shown, rest }, { names }, where);
  return wrong === undefined ? null : `${wrong.isSlip ? 'slip' : 'other'} ${shown.slice(wrong.from, wrong.to)}`;
};

describe('a wrong name in a text', () => {
  it.each([
    ['Nortwhind tea', 'Nortwhind', 'slip Nortwhind'],
    ['Tea (Nortwhind)', 'Nortwhind', 'slip Nortwhind'],
    ['Tea—Nortwhind—sea', 'Nortwhind', 'slip Nortwhind'],
    ['Nortwhinds tea', 'Nortwhind', null],
    ['aNortwhind tea', 'Nortwhind', null],
    ['Nortwhind2', 'Nortwhind', null],
    ['éNortwhind', 'Nortwhind', null],
    ['Nortwhinds, then Nortwhind', 'Nortwhind', 'slip Nortwhind'],
    ['港の北凧市場です', '北凧市場', 'slip 北凧市場'],
    ['「北凧」', '北凧', 'slip 北凧'],
    ['Северныйи', 'Северный', null],
  ])('%s holds %s: %s', (text, name, expected) => {
    expect(found(text, [place(name)])).toBe(expected);
  });

  it('is none that is not odd, and another name is one in its own place alone', () => {
    expect(found('Silver tea', [place('Silver', { odd: false })])).toBeNull();
    const other = place('Silver', { relation: 'different', kind: 'heading' });
    expect([
      found('Silver tea', [other], 'heading'),
      found('Silver tea', [other], 'title'),
      found('Silver tea', [other]),
    ]).toEqual(['other Silver', null, null]);
  });

  it('is the first of several, as far as it is shown', () => {
    const two = [place('Nortwhind'), place('Nrothwind')];
    expect(found('Nrothwind, Nortwhind', two)).toBe('slip Nrothwind');
    expect(found('Nortwhind, Nrothwind', two)).toBe('slip Nortwhind');
    expect(found('Tea Nort', [place('Nortwhind')], undefined, 'whind')).toBe('slip Nort');
    expect(found('Tea ', [place('Nortwhind')], undefined, 'Nortwhind')).toBeNull();
  });
});
