/** Budgets of the product, in bytes as sent: brotli at its best. */

export const BUDGETS = {
  /** HTML and styles of three articles of four. */
  article: 13_000,
  /** HTML and styles of any other page, and of a shell. */
  page: 16_000,
  /** HTML and styles of a published report. */
  published: 20_000,
  /** The serif, which a page asks for and does not wait for. */
  font: 25_000,
  assessmentScript: 75_000,
  reportView: 60_000,
  feedbackScript: 60_000,
  starter: 1_000,
  accountUndo: 1_000,
  errorReports: 1_000,
} as const;
