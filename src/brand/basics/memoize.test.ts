import { rememberingFew } from './memoize';

it('works an answer out once, even one that is nothing', () => {
  const asked: string[] = [];
  const answerTo = rememberingFew((text) => {
    asked.push(text);
    return null;
  });
  expect([answerTo('a'), answerTo('a'), answerTo('b')]).toEqual([null, null, null]);
  expect(asked).toEqual(['a', 'b']);
});

it('holds neither long texts nor many', () => {
  let asked = 0;
  const answerTo = rememberingFew(() => ++asked);
  const long = 'a'.repeat(501);
  expect([answerTo(long), answerTo(long)]).toEqual([1, 2]);
  expect(answerTo('first')).toBe(3);
  for (let number = 0; number < 1000; number++) answerTo(String(number));
  expect(answerTo('first')).toBeGreaterThan(1000);
});
