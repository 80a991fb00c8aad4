/**
 * A function that is asked for the same again and again, and works each answer out once. The answers are held as long as
 * the function is: make it where it is used, so that nothing is kept from one report to the next.
 */
export function remembering<Key, Answer>(answerTo: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, { readonly answer: Answer }>();
  return (key) => {
    const known = answers.get(key) ?? { answer: answerTo(key) };
    answers.set(key, known);
    return known.answer;
  };
}
