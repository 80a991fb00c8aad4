import { currentPlace, goTo, isAlone, isNothing, linkIn, NOTHING, placeText, type Place } from './page-url';

const place = (search: string, hash = '') => currentPlace('comparison', { search, hash });

describe('the address of a comparison', () => {
  it('names brands by address and by example, in their order', () => {
    expect(place('?address=b.com&address=a.com&example=harbour')).toEqual({
      kind: 'brands',
      handedOver: false,
      examples: ['harbour'],
      addresses: ['b.com', 'a.com'],
      previous: null,
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

  it('may name something published, and with addresses the publication that they measure again', () => {
    expect(place('?published=0123456789abc&address=a.com')).toEqual({ kind: 'published', id: '0123456789abc' });
    expect(place('?address=a.com&previous=0123456789abc')).toMatchObject({ previous: '0123456789abc' });
    expect(place('?previous=0123456789abc')).toEqual(NOTHING);
  });

  it.each([
    '',
    '?saved=a1',
    '?published=0123456789abc',
    '?address=a.com&previous=0123456789abc',
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

describe('the address of an assessment', () => {
  const brand = (search: string, hash = '') => currentPlace('report', { search, hash });

  it('names one brand, by address before by example', () => {
    expect(brand('?example=harbour')).toEqual({ ...NOTHING, examples: ['harbour'] });
    expect(brand('?example=harbour&address=a.com&address=b.com')).toEqual({ ...NOTHING, addresses: ['a.com'] });
    expect(brand('?example=other&address=')).toEqual(NOTHING);
  });

  it('takes over no report, whatever part of the page it leads to', () => {
    expect(brand('?address=a.com', '#report')).toEqual(brand('?address=a.com'));
  });

  it('may hold what was shared or saved, comparisons too', () => {
    expect(brand('', '#r=1.abc')).toEqual({ kind: 'link', fragment: '#r=1.abc' });
    expect(brand('', '#c=1.abc')).toEqual({ kind: 'link', fragment: '#c=1.abc' });
    expect(brand('?saved=a1&address=a.com')).toEqual({ kind: 'saved', id: 'a1' });
  });
});

test('a pasted link gives its fragment, whatever it stands in', () => {
  expect(linkIn(' https://facet.example/de/brand-assessment/#r=1.ab-c_ ')).toBe('#r=1.ab-c_');
  expect(linkIn('see https://facet.example/en/brand-comparison/#c=1.abc')).toBe('#c=1.abc');
  expect(linkIn('https://facet.example/#top')).toBeNull();
});

describe('the history of the tab', () => {
  const saved: Place = { kind: 'saved', id: 'a1' };
  const measured: Place = { ...NOTHING, addresses: ['a.com'] };
  const link: Place = { kind: 'link', fragment: '#r=1.abc' };

  it.each<[from: string, to: Place, isNew: boolean, calls: readonly (readonly ['push' | 'replace', string])[]]>([
    ['', NOTHING, false, []],
    ['?address=a.com', measured, false, []],
    ['?address=a.com', measured, true, [['push', '/en/?address=a.com']]],
    ['?address=b.com', measured, false, [['replace', '/en/?address=a.com']]],
    ['', measured, true, [['push', '/en/?address=a.com']]],
    // Nothing else may hold what a link or an account has.
    ['?saved=a1', measured, false, [['push', '/en/?address=a.com']]],
    ['#r=1.abc', NOTHING, false, [['push', '/en/']]],
    ['?address=a.com', link, false, [['push', '/en/#r=1.abc']]],
    ['?address=a.com', saved, false, [['replace', '/en/?saved=a1']]],
    ['?saved=a1', saved, false, []],
  ])('at %j goes to %j (new: %s)', (from, to, isNew, calls) => {
    const [search = '', hash] = from.split('#');
    const made: (readonly [string, string])[] = [];
    const history = {
      state: {},
      pushState: (_state: unknown, _title: string, url: string) => made.push(['push', url]),
      replaceState: (_state: unknown, _title: string, url: string) => made.push(['replace', url]),
    };
    const location = { pathname: '/en/', search, hash: hash === undefined ? '' : `#${hash}` };
    Object.assign(globalThis, { window: { location, history } });
    try {
      goTo('report', to, isNew);
    } finally {
      Reflect.deleteProperty(globalThis, 'window');
    }
    expect(made).toEqual(calls);
  });
});

it.each([
  [{ addresses: ['a.com'] }, true],
  [{}, true],
  [{ handedOver: true }, true],
  [{ addresses: ['a.com', 'b.com'] }, false],
  [{ addresses: ['a.com'], examples: ['harbour'] }, false],
  [{ addresses: ['a.com'], handedOver: true }, false],
] as const)('a comparison of %j has to wait for another: %s', (brands, isWaiting) => {
  expect(isAlone('comparison', { ...NOTHING, ...brands })).toBe(isWaiting);
  expect(isAlone('report', { ...NOTHING, ...brands })).toBe(false);
});

it('a place that names nothing asks for nothing', () => {
  expect(isNothing(NOTHING)).toBe(true);
  expect(isNothing({ ...NOTHING, addresses: ['a.com'] })).toBe(false);
  expect(isNothing({ ...NOTHING, handedOver: true })).toBe(false);
  expect(isNothing({ kind: 'saved', id: 'a1' })).toBe(false);
});
