/**
 * The site's name as outlines, so that it has one face wherever it is drawn. Letters of Newsreader, which is under the
 * SIL Open Font License (src/styles/fonts/OFL.txt); made by src/dev/serif/make.mjs.
 */

/** 100 units to the em; begins at x = 0, its baseline at y = 0. */
export const WORD_PATH =
  'm47-49l-1 14l1 14l-2 0l-4-12l-24 0l0-3l24-1l4-12zm7-23l1 0l5 22l-2 1l-11-18l7 2l-38 0l0-4l32 0zm-30 3l0 65l8 2l0 2l-28 0l0-2l8-2l0-61l-8-3l0-1zm63 39l1 3q-6 1-10 3q-3 1-5 3q-2 2-3 3q-1 2-1 5q0 3 2 5q2 2 5 2q3 0 4-1q2-1 3-3q1-2 1-4l0-21q0-4-2-7q-2-2-6-2q-2 0-5 0q-2 1-3 1l2-2q0 2 0 4q-1 2-1 3q0 1-1 2q-1 1-2 2q-2 0-3 0q-2 0-3-1q-1-1-1-2q0-2 2-4q2-2 5-4q3-1 7-2q3-1 7-1q6 0 9 1q3 2 5 5q1 3 1 7l0 26q0 1 0 2q1 1 2 2q1 0 2 0q1 0 3 0q1-1 2-2l0 2q-3 4-5 5q-3 1-6 1q-3 0-5-1q-2-1-3-4q-1-2-1-6l1 0q-1 4-3 6q-2 2-5 4q-2 1-5 1q-6 0-10-3q-4-3-4-9q0-3 2-5q1-3 4-5q3-2 8-4q6-3 15-5zm45-19q5 0 7 1q3 2 5 3q1 2 1 4q0 1-1 2q0 2-1 2q-2 1-3 1q-1 0-2-1q-1-1-2-2q-2-2-3-3q-1-1-3-2q-1-1-3-1q-3 0-5 2q-3 2-4 5q-2 4-2 10q0 7 2 12q2 5 6 7q3 2 9 2q3 0 6-1q3-1 6-4l1 1q-3 4-6 7q-3 3-6 4q-3 1-7 1q-6 0-11-3q-5-3-8-8q-2-5-2-13q0-5 2-10q1-5 5-8q3-4 8-6q5-2 11-2zm41 0q6 0 9 3q4 2 7 6q2 5 2 11l-32 0l0-4l27 0l-5 2q-1-5-2-8q-1-3-3-5q-1-1-4-1q-4 0-6 2q-3 2-4 6q-1 4-1 10q0 7 2 11q2 5 6 7q4 2 9 2q3 0 5 0q2-1 4-2q2-1 4-3l1 1q-3 4-6 7q-3 3-6 4q-4 1-7 1q-7 0-12-3q-5-3-8-8q-3-5-3-13q0-7 3-13q3-6 8-9q5-4 12-4zm39 36q0 3 2 5q3 2 6 2q2 0 5-1q2 0 5-1l0 2q-4 3-7 4q-3 2-5 2q-2 1-4 1q-4 0-6-1q-3-2-5-4q-1-3-1-8l0-28l-7-4l0-1q1-1 2-2q2-1 3-2q2-1 4-2q1-1 3-2q2-1 4-3l1 0l0 10zm-4-29l0-5l20 0l0 5z';

/** In units of the path. */
export const WORD_WIDTH = 230;

/** Where the sign and the word are in the wordmark: in units of the path, the word's baseline at y = 0. */
export const WORDMARK = {
  box: { left: 0, top: -80, width: 106 + WORD_WIDTH, height: 88 },
  /** Where the gem goes, and its scale; its radius is 100. */
  sign: { x: 42, y: -37, scale: 0.43 },
  word: { x: 106 },
} as const;
