/** Everything that is loaded only when brands are compared: the view, its words, what opens reports. */
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { isComparisonFragment } from '../../brand/sharing/fragment';
import type { Locale } from '../../site/locales';
import { chunk, loadView } from './load';
import type { AssessmentResult } from './result';
import type { LiveComparisonProps } from './comparison/LiveComparison';

/** Namespaces that the view of comparisons shows. */
const NAMESPACES = ['comparison-view', 'report', 'checks', 'previews', 'keeping'] as const;

/**
 * Loads the view of comparisons and adds its strings to the page's instance.
 *
 * @throws AssessmentFailure `view-missing` where a chunk does not arrive
 */
export async function loadComparisonView(strings: i18n, locale: Locale): Promise<ComponentType<LiveComparisonProps>> {
  const view = import('./comparison/LiveComparison');
  return (await loadView(view, strings, locale, NAMESPACES)).LiveComparison;
}

/**
 * Opens the reports in a URL's fragment: those of a comparison, or one.
 *
 * @throws AssessmentFailure with an opening failure's code, or `view-missing` where what opens it does not arrive
 */
export async function openLinked(fragment: string): Promise<readonly AssessmentResult[]> {
  const { openComparisonFragment, openFragment } = await chunk(import('./sharing/open-fragment'));
  return isComparisonFragment(fragment) ? openComparisonFragment(fragment) : [await openFragment(fragment)];
}

/**
 * Opens a file that holds a report or a comparison, and makes each report again from its evidence.
 *
 * @throws AssessmentFailure with an opening failure's code, or `view-missing` where what opens it does not arrive
 */
export async function openReports(file: Blob): Promise<readonly AssessmentResult[]> {
  const { openReportsFile } = await chunk(import('./sharing/open-report-file'));
  return openReportsFile(file);
}

/**
 * The report that a report's page handed over, or null.
 *
 * @throws AssessmentFailure `view-missing` where what takes it over does not arrive
 */
export async function handedOver(): Promise<AssessmentResult | null> {
  const { takeOver } = await chunk(import('./take-over'));
  return takeOver(window.sessionStorage);
}

/**
 * What opens comparisons in an account and on the way there.
 *
 * @throws AssessmentFailure `view-missing` where it does not arrive
 */
export function loadSaved() {
  return chunk(import('./account/saved-comparison'));
}

/**
 * The public suffix list: only where two URLs might belong to one site.
 *
 * @throws AssessmentFailure `view-missing` where it does not arrive
 */
export async function loadSites(): Promise<(hostname: string) => string | null> {
  const { siteOf } = await chunk(import('./measuring/site-of'));
  return siteOf;
}
