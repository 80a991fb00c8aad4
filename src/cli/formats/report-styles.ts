import { SHEETS } from '../../styles/sheets';

/** Files below `src/styles/` that reports and comparisons are styled with, in the order their rules count. */
export const REPORT_STYLES: readonly string[] = ['index.css', ...SHEETS.report];

/** The same, bundled into the package by its build; where the command runs from its sources, nothing defines it. */
declare const FACET_REPORT_STYLES: string | undefined;

/**
 * The style sheet of reports and comparisons.
 *
 * @throws Error with the bundler's words, where the command runs from its sources
 */
export async function reportStyles(): Promise<string> {
  if (typeof FACET_REPORT_STYLES === 'string') return FACET_REPORT_STYLES;
  const { bundleSheet } = await import('../../styles/bundle-sheet');
  return bundleSheet(process.cwd(), REPORT_STYLES);
}
