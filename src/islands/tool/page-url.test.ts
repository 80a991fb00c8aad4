import { currentPlace, NOTHING, placeText } from './page-url';

const place = (search: string, hash = '') => currentPlace({ search, hash });

describe('the address of a comparison', () => {
  it('names brands by address and by example, in their order', () => {
    expect(place('?address=b.com&address=a.com&example=harbour')).toEqual({
      kind: 'brands',
      handedOver: false,
      examples: ['harbour'],
      addresses: ['b.com', 'a.com'],
    });
    expect(place('')).toEqual(NOTHING);
    expect(place('?address=&address=+&example=other')).toEqual(NOTHING);
  });

  it('holds as many addresses as can be refused, and no more', () => {
    const many = place(`?${'address=a.com&'.repeat(50)}`);
    expect(many.kind === 'brands' && many.addresses).toHaveLength(5);
  });

  it('may hold a comparison or a report instead', () => {
    expect(place('?address=a.com', '#c=1.abc')).toEqual({ kind: 'link', fragment: '#c=1.abc' });
    expect(place('', '#r=1.abc')).toEqual({ kind: 'link', fragment: '#r=1.abc' });
  });

  it('may name something in an account', () => {
    expect(place('?saved=a1&address=a.com')).toEqual({ kind: 'saved', id: 'a1' });
    expect(place('?saved=')).toEqual(NOTHING);
    expect(place('?saved=a1', '#c=1.abc')).toEqual({ kind: 'link', fragment: '#c=1.abc' });
  });

  it.each([
    '',
    '?saved=a1',
    '?address=a.com',
    '?example=northwind&address=%C3%A4.com&address=b.com',
    '?address=b.com#report',
    '#report',
    '#c=1.abc',
  ])('%j says the same when it is written again', (text) => {
    const [search = '', hash] = text.split('#');
    expect(placeText(place(search, hash === undefined ? '' : `#${hash}`))).toBe(text);
  });
});
