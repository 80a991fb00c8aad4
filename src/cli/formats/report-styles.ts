import { bundleSheet } from '../../styles/bundle-sheet';
import { SHEETS } from '../../styles/sheets';

/** Files below `src/styles/` that reports and comparisons are styled with, in the order their rules count. */
export const REPORT_STYLES: readonly string[] = [
  ...new Set(['index.css', ...SHEETS.tool, ...SHEETS.report, ...SHEETS.comparison]),
];

/**
 * The style sheet of reports and comparisons. In the package, where there are no such files, the build puts a module of
 * the same form in this one's place (`package/built-in.ts`).
 *
 * @throws Error with the bundler's words
 */
export function reportStyles(): Promise<string> {
  return bundleSheet(process.cwd(), REPORT_STYLES);
}
