/**
 * Returns a function that works out the answer to each question once. It keeps the answers for as long as it exists, so
 * create it where you use it: nothing should be kept from one report to the next.
 */
export function memoize<Key, Answer>(answerTo: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, { readonly answer: Answer }>();
  return (key) => {
    const known = answers.get(key) ?? { answer: answerTo(key) };
    answers.set(key, known);
    return known.answer;
  };
}

/** Answers held at most, and the longest text one is held of, in UTF-16 units. */
const HELD = 1000;
const TEXT_LIMIT = 500;

/**
 * A function of short texts that is called with the same texts throughout an assessment, and by each trial of a fix. It
 * is kept for good, so it drops all answers once there are too many.
 */
export function rememberingFew<Answer>(answerTo: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = answerTo(text);
    if (text.length > TEXT_LIMIT) return answer;
    if (answers.size >= HELD) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}
