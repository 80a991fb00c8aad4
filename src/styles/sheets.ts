/** Style sheets that some pages link beside the one every page carries, each with its parts, in the order their rules count. */
export const SHEETS = {
  report: ['tools.css', 'report.css', 'previews.css', 'plan.css', 'keeping.css', 'brand-colours.css', 'comparison.css'],
  account: ['account.css'],
  inbox: ['desk.css', 'inbox.css'],
  review: ['desk.css', 'previews.css', 'review-changes.css', 'review-cards.css'],
} as const;

export type SheetName = keyof typeof SHEETS;

export const SHEET_NAMES = Object.keys(SHEETS) as readonly SheetName[];
