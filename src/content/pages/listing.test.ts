import { paginate } from './listing';

describe('pages of a listing', () => {
  it('splits in order, the last page holding the rest', () => {
    expect(paginate([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('has a first page even when there is nothing to list', () => {
    expect(paginate([])).toEqual([[]]);
  });
});
