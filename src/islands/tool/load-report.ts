/** What loads once the user asks for a report: its view, its words, the engine for pasted HTML, what opens reports. */
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { LiveReportProps } from './report/LiveReport';
import type { Locale } from '../../site/locales';
import { chunk, loadView } from './load';
import type { AssessmentResult } from './result';

/** Namespaces that the view of reports shows. */
const NAMESPACES = ['report', 'plan', 'fixes', 'previews', 'checks', 'keeping'] as const;

/**
 * Loads the view of reports and adds its strings to the page's instance.
 *
 * @throws AssessmentFailure `view-missing` where a chunk does not arrive
 */
export async function loadReportView(strings: i18n, locale: Locale): Promise<ComponentType<LiveReportProps>> {
  const view = import('./report/LiveReport');
  return (await loadView(view, strings, locale, NAMESPACES)).LiveReport;
}

/**
 * Assesses HTML in this browser; nothing leaves it.
 *
 * @param address the page's URL, or ''
 * @throws AssessmentFailure `view-missing` where the engine does not arrive
 */
export async function assessHtml(html: string, address: string): Promise<AssessmentResult> {
  const { assessPasted } = await chunk(import('./measuring/assess-pasted'));
  return assessPasted(html, address, new Date().toISOString());
}

/**
 * Opens a report that is in a URL's fragment.
 *
 * @throws AssessmentFailure with an opening failure's code, or `view-missing` where what opens it does not arrive
 */
export async function openLink(fragment: string): Promise<AssessmentResult> {
  const { openFragment } = await chunk(import('./sharing/open-fragment'));
  return openFragment(fragment);
}

/**
 * Opens a report that was saved as a file, and makes it again from its evidence.
 *
 * @throws AssessmentFailure with an opening failure's code, or `view-missing` where what opens it does not arrive
 */
export async function openFile(file: Blob): Promise<AssessmentResult> {
  const { openReportFile } = await chunk(import('./sharing/open-report-file'));
  return openReportFile(file);
}

/**
 * What opens reports in an account and on the way there.
 *
 * @throws AssessmentFailure `view-missing` where it does not arrive
 */
export function loadSaved() {
  return chunk(import('./account/saved-report'));
}
