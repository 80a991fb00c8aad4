/**
 * How much of a page is read, wherever it comes from. Behind a limit a page is unread: what was read before it counts,
 * and what is missing may be in the rest (`Facts.page.state` is `partial`).
 */
export const PAGE_LIMITS = {
  /** UTF-16 units. Answers are cut at 2 MB; this is for what is pasted. */
  characters: 4 * 1024 * 1024,
  /** Elements open at a time. Chromium nests no deeper either. */
  depth: 512,
  /** Elements, texts and comments. Of the pages measured, the one with the most has 28,000. */
  nodes: 150_000,
};
