import { bestOf } from './ComparedTables';

it('finds every place of the greatest value', () => {
  expect(bestOf([500, 900, 900, 0])).toEqual([1, 2]);
  expect(bestOf([null, 300, 200])).toEqual([1]);
});

it('finds none where nothing differs or nothing can be compared', () => {
  expect(bestOf([700, 700])).toEqual([]);
  expect(bestOf([null, 700])).toEqual([]);
  expect(bestOf([null, null])).toEqual([]);
  expect(bestOf([])).toEqual([]);
});
