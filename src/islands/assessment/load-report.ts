/** Everything that is loaded only when somebody asks for a report: its view, its words, the engine for pasted HTML, what opens reports. */
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { ReportDeskProps } from './desk/ReportDesk';
import { DEFAULT_LOCALE, type Locale } from '../../site/locales';
import { AssessmentFailure } from './failure';
import type { AssessmentResult } from './result';

interface StringsModule {
  readonly default: Readonly<Record<string, unknown>>;
}

/** @throws AssessmentFailure `view-missing` where a chunk does not arrive */
async function chunk<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    throw new AssessmentFailure('view-missing', { cause });
  }
}

/** Namespaces that the view of reports shows. */
const NAMESPACES = ['report', 'plan', 'fixes', 'previews', 'checks', 'keeping'] as const;

async function addReportStrings(strings: i18n, locale: Locale): Promise<void> {
  await Promise.all(
    NAMESPACES.map(async (namespace) => {
      const loaded = (await import(
        /* webpackChunkName: "strings-[request]", webpackInclude: /(report|plan|fixes|previews|checks|keeping)\.json$/ */
        `../../../locales/${locale}/${namespace}.json`
      )) as StringsModule;
      strings.addResourceBundle(locale, namespace, loaded.default);
    }),
  );
}

/**
 * Loads the view of reports and adds its strings to the page's instance.
 *
 * @throws AssessmentFailure `view-missing` where a chunk does not arrive
 */
export async function loadReportView(strings: i18n, locale: Locale): Promise<ComponentType<ReportDeskProps>> {
  // In `gatsby develop` a locale may lack a string that stops a build; the default locale's stands behind it there.
  const locales = process.env['NODE_ENV'] === 'development' ? [DEFAULT_LOCALE, locale] : [locale];
  const [view] = await chunk(
    Promise.all([
      import(/* webpackChunkName: "report-view" */ './desk/ReportDesk'),
      ...locales.map((each) => addReportStrings(strings, each)),
    ]),
  );
  return view.ReportDesk;
}

/**
 * Assesses HTML in this browser; nothing leaves it.
 *
 * @param address the page's address, or ''
 * @throws AssessmentFailure `view-missing` where the engine does not arrive
 */
export async function assessHtml(html: string, address: string): Promise<AssessmentResult> {
  const { assessPasted } = await chunk(import(/* webpackChunkName: "paste" */ './assess-pasted'));
  return assessPasted(html, address, new Date().toISOString());
}

/**
 * Opens a report that stands in an address's fragment.
 *
 * @throws AssessmentFailure with an opening failure's code, or `view-missing` where what opens it does not arrive
 */
export async function openLink(fragment: string): Promise<AssessmentResult> {
  const { openFragment } = await chunk(import(/* webpackChunkName: "report-view" */ './keeping/open-fragment'));
  return openFragment(fragment);
}

/**
 * Opens a report that was saved as a file, and makes it again from its evidence.
 *
 * @throws AssessmentFailure with an opening failure's code, or `view-missing` where what opens it does not arrive
 */
export async function openFile(file: Blob): Promise<AssessmentResult> {
  const { openReportFile } = await chunk(import(/* webpackChunkName: "paste" */ './keeping/open-report-file'));
  return openReportFile(file);
}
