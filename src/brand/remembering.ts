/**
 * A function of a text that works each answer out once. The answers are held as long as the function is: make it where
 * it is used, so that nothing is kept from one report to the next.
 */
export function remembering<Answer>(answerTo: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const known = answers.get(text) ?? { answer: answerTo(text) };
    answers.set(text, known);
    return known.answer;
  };
}
