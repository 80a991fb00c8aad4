import { minutes } from './minutes';

it('rounds up to whole minutes, one at least', () => {
  expect([0, 1, 60, 61, 600, 601].map(minutes)).toEqual([1, 1, 1, 2, 10, 11]);
});
