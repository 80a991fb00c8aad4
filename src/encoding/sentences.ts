/**
 * Other people's words inside our sentences. Their direction must not turn ours around, and they must be told apart
 * from ours: each is set between Unicode isolates while the sentence is plain text. What then becomes of the isolates
 * is up to the encoder of the place where the sentence is shown; on pages they become a `<bdi>`.
 */
const OPEN = '\u2068'; // FIRST STRONG ISOLATE
const CLOSE = '\u2069'; // POP DIRECTIONAL ISOLATE

/**
 * LEFT-TO-RIGHT ISOLATE and WORD JOINER: before a passage of ours in English, see `standingIn`. Arabic words of ours
 * have the first alone, around terms.
 */
const ENGLISH = '\u2066\u2060';

/** Characters that change direction beyond their own place: embeddings, overrides, isolates (UAX #9, 2.1–2.4). */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * i18next puts each value where the text it stands for is found first, which may be inside of a value that holds the
 * same text (`{{name}}`). A WORD JOINER between the brackets keeps them from being found; it is not shown.
 */
const BRACKET = /\{(?=\{)/g;
const HELD_BRACKET = /\{\u2060(?=\{)/g;

/** Untrusted text, ready to be interpolated into a sentence. */
export function isolate(text: string): string {
  return OPEN + text.replace(DIRECTION_CONTROLS, '').replace(BRACKET, '{\u2060') + CLOSE;
}

/** A sentence with `isolate`d parts as text without isolates. @param show what becomes of each of these parts */
export function flattened(text: string, show: (part: string) => string): string {
  return text.replace(/\u2068([^\u2068\u2069]*)\u2069/g, (_, part: string) => show(part.replace(HELD_BRACKET, '{')));
}

/**
 * A text of ours in English where the language of the page has none, which may hold `isolate`d parts: kept in its own
 * direction, and told apart from the rest.
 */
export function standingIn(text: string): string {
  return ENGLISH + text + CLOSE;
}

/** A text taken apart at what is `standingIn`: every second part is in English. */
export function passages(text: string): readonly string[] {
  return text.split(/\u2066\u2060((?:[^\u2066\u2068\u2069]|\u2068[^\u2068\u2069]*\u2069)*)\u2069/);
}

/** A part of a sentence: our own words, or someone else's. */
export interface SentencePart {
  readonly text: string;
  readonly isStrangers: boolean;
}

/** A sentence with `isolate`d parts, taken apart. Empty parts of ours are left out. */
export function sentenceParts(text: string): readonly SentencePart[] {
  // Splitting by a pattern with one group puts what the group held at the odd places.
  return text
    .split(/\u2068([^\u2068\u2069]*)\u2069/)
    .map((part, index) => ({ text: part.replace(HELD_BRACKET, '{'), isStrangers: index % 2 === 1 }))
    .filter((part) => part.isStrangers || part.text !== '');
}
