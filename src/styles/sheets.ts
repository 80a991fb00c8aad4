/** Style sheets that some pages link beside the one every page carries, each with its parts, in the order their rules count. */
export const SHEETS = {
  home: ['proofread.css', 'home.css'],
  /** What the tool's pages have before there is a report, and keep beside it. */
  tool: ['tools.css', 'columns.css', 'measuring.css'],
  /** Linked beside the tool's, as soon as there is a report, and by pages that a function fills with one. */
  report: [
    'dimensions.css',
    'proofread.css',
    'first-screen.css',
    'report.css',
    'report-body.css',
    'panels.css',
    'receipts.css',
    'previews.css',
    'top-fixes.css',
    'plan.css',
    'keeping.css',
    'report-print.css',
    'report-print-body.css',
  ],
  /** The same of comparisons. */
  comparison: [
    'dimensions.css',
    'report.css',
    'report-body.css',
    'receipts.css',
    'previews.css',
    'top-fixes.css',
    'plan.css',
    'keeping.css',
    'brand-colours.css',
    'comparison.css',
    'report-print.css',
    'report-print-body.css',
  ],
  /** Of published reports, which have what a report says and none of its tools. */
  published: [
    'columns.css',
    'dimensions.css',
    'proofread.css',
    'first-screen.css',
    'report.css',
    'previews.css',
    'top-fixes.css',
    'published.css',
    'report-print.css',
  ],
  /** The same of comparisons. */
  'published-comparison': [
    'columns.css',
    'dimensions.css',
    'report.css',
    'top-fixes.css',
    'brand-colours.css',
    'comparison.css',
    'published.css',
    'report-print.css',
  ],
  guide: ['previews.css', 'receipts.css', 'guide.css'],
  account: ['account.css'],
  inbox: ['desk.css', 'inbox.css'],
  review: ['desk.css', 'previews.css', 'review-changes.css', 'review-cards.css'],
} as const;

export type SheetName = keyof typeof SHEETS;

/** The sheet that one adds to, and without which it is never linked. */
export const BASES: Readonly<Partial<Record<SheetName, SheetName>>> = { report: 'tool', comparison: 'tool' };

/** Sheets of pages that people come to first: they are in the page, which would wait a round trip for a linked one. */
export const SHEETS_IN_PAGES: readonly SheetName[] = ['home', 'guide'];

export const SHEET_NAMES = Object.keys(SHEETS) as readonly SheetName[];
