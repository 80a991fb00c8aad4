/**
 * The site's name as outlines, so that it has one face wherever it is drawn. Letters of Newsreader, which is under the
 * SIL Open Font License (src/styles/fonts/OFL.txt); made by src/dev/serif/make.mjs.
 */

/** 200 units to the em; begins at x = 0, its baseline at y = 0. */
export const WORD_PATH =
  'm94-98l-2 28l2 29l-5 0l-7-24l-47-1l0-7l47-1l7-24zm15-47l1 0l9 46l-3 1l-22-36l14 3l-76 0l0-8l64 0zm-62 6l0 131l17 5l0 3l-57 0l0-3l17-5l0-123l-17-4l0-4zm127 78l1 6q-11 3-19 7q-7 3-11 6q-4 3-5 7q-2 4-2 8q0 8 4 12q4 3 10 3q5 0 9-2q3-2 5-6q3-3 3-8l0-42q0-9-5-13q-4-5-13-5q-4 0-8 1q-4 0-7 2l5-5q-1 4-2 8q0 4-1 6q-1 3-2 4q-2 2-4 3q-3 1-6 1q-4 0-6-2q-2-1-2-4q0-4 4-8q3-4 10-7q6-4 13-6q8-2 15-2q11 0 18 3q6 4 9 10q3 6 3 14l0 52q0 3 1 5q1 1 2 2q2 1 5 1q2 0 5-1q3-1 6-2l0 4q-6 6-12 9q-5 2-11 2q-6 0-10-2q-4-3-5-8q-2-5-2-11l0-1q-1 7-5 12q-4 5-9 8q-5 2-11 2q-12 0-20-6q-7-6-7-18q0-6 2-11q2-5 8-9q6-4 18-9q11-4 29-10zm89-36q10 0 16 2q6 2 9 5q2 4 2 7q0 3-1 6q-1 2-4 3q-2 2-5 2q-2 0-4-2q-2-2-5-5q-2-2-5-5q-3-2-6-4q-3-2-6-2q-6 0-11 4q-5 3-8 11q-3 7-3 19q0 14 4 24q4 9 12 14q7 5 17 5q7 0 14-3q6-3 11-9l2 3q-5 9-11 14q-6 5-13 8q-6 2-14 2q-12 0-22-6q-9-5-15-16q-6-11-6-25q0-11 4-21q4-9 11-16q7-7 16-11q10-4 21-4zm83 0q11 0 19 4q8 5 12 14q5 8 6 21l-65 0l0-7l53-1l-9 4q-1-9-3-16q-2-6-6-9q-4-3-9-3q-7 0-12 4q-5 4-8 11q-2 8-2 20q0 14 4 23q4 10 12 14q7 5 18 5q5 0 10-2q4-1 8-3q4-3 8-7l2 3q-6 8-12 14q-6 5-12 8q-7 2-15 2q-13 0-23-6q-10-5-16-16q-6-11-6-26q0-14 6-25q5-12 15-19q11-7 25-7zm79 71q0 6 4 10q4 3 12 3q4 0 8 0q5-1 11-3l0 4q-8 6-14 9q-5 3-10 4q-4 1-8 1q-7 0-13-3q-5-2-8-8q-4-6-4-14l0-57l-12-9l0-2q1-1 4-3q2-1 6-3q3-2 6-5q4-2 8-5q3-2 7-4l3 0l0 19zm-8-57l0-12l40 0l-2 12z';

/** In units of the path. */
export const WORD_WIDTH = 460;

/** Where the sign and the word are in the wordmark: in units of the path, the word's baseline at y = 0. */
export const WORDMARK = {
  box: { left: 0, top: -160, width: 212 + WORD_WIDTH, height: 176 },
  /** Of the gem, whose radius is 100. */
  sign: { x: 84, y: -74, scale: 0.86 },
  word: { x: 212 },
} as const;
