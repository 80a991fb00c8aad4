import { AssessmentFailure, parseFailure } from './failure';

it.each([
  [{ code: 'a' }, { code: 'a', digest: null }],
  [
    { code: 'a', digest: 'd', retryAfterSeconds: 0, suggestion: '' },
    { code: 'a', digest: 'd', retryAfterSeconds: 0, suggestion: '' },
  ],
  [
    { code: 'a', digest: 1, retryAfterSeconds: '60', suggestion: null, more: 1 },
    { code: 'a', digest: null },
  ],
  [{ digest: 'd' }, null],
  [{ code: 3 }, null],
  [null, null],
  ['a', null],
])('reads %j as %j', (value, expected) => {
  expect(parseFailure(value)).toEqual(expected);
});

it.each([
  { code: 'a', digest: null },
  { code: 'a', digest: 'd', retryAfterSeconds: 0, suggestion: '' },
])('is kept as it was thrown: %j', (failure) => {
  expect(new AssessmentFailure(failure.code, failure).plain).toEqual(failure);
});
