import { isWanted, keepInTab, keepShown, putWanted, takeWanted } from './tab';

/** A tab's memory as browsers have it: its keys are its own members. */
function memory(): Storage {
  const methods = {
    getItem: (key: string) => (store[key] as string | undefined) ?? null,
    setItem: (key: string, value: string) => void (store[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(store, key),
  };
  const store = Object.create(methods) as Storage;
  return store;
}

it('keeps as much as fits beside what else the site keeps', () => {
  const storage = memory();
  expect(keepInTab('facet:choices', 'a'.repeat(2_000_000), storage)).toBe(true);
  expect(keepInTab('facet:choices', 'b'.repeat(2_000_001), storage)).toBe(false);
  expect(storage.getItem('facet:choices')?.startsWith('a')).toBe(true);
  expect(keepInTab('facet:choices', 'a', null)).toBe(false);
});

it('keeps what was shown last, the eighth time too, and forgets what was shown first', () => {
  const storage = memory();
  for (let number = 11; number <= 18; number += 1) keepShown(number, [], storage);
  expect(storage.getItem('facet:shown-11')).toBe('[]');
  keepShown(18, [], storage);
  expect(storage.getItem('facet:shown-11')).toBe('[]');
  storage.setItem('facet:choices', '[]');
  keepShown(19, [], storage);
  expect(Object.keys(storage).sort()).toEqual([
    'facet:choices',
    ...[12, 13, 14, 15, 16, 17, 18, 19].map((number) => `facet:shown-${String(number)}`),
  ]);
});

it.each([
  { place: '?saved=a1', shown: 0 },
  { place: '?address=1.com', shown: 1780000000000 },
  { place: '', shown: 7 },
  { place: '#r=1.abc', shown: 0 },
])('gives once what is to be opened: %j', (wanted) => {
  const storage = memory();
  expect(putWanted('report', wanted, storage)).toBe(true);
  expect([isWanted('report', storage), isWanted('comparison', storage)]).toEqual([true, false]);
  expect(takeWanted('comparison', storage)).toBeNull();
  expect(takeWanted('report', storage)).toEqual(wanted);
  expect(takeWanted('report', storage)).toBeNull();
  expect(takeWanted('report', null)).toBeNull();
});
