import { newestDay, paginate } from './sections';

describe('pages of a listing', () => {
  it('splits in order, the last page holding the rest', () => {
    expect(paginate([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('has a first page even when there is nothing to list', () => {
    expect(paginate([])).toEqual([[]]);
  });
});

it('changed on the newest day of its entries, wherever that stands', () => {
  expect(newestDay([{ day: null }, { day: '2026-11-01' }, { day: '2026-11-09' }, { day: '2026-11-03' }])).toBe(
    '2026-11-09',
  );
  expect(newestDay([])).toBeNull();
});
