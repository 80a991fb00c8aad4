/** Everything that is loaded only when somebody asks for a report: its view, its words, the engine for pasted HTML. */
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { ReportViewProps } from '../../components/report/ReportView';
import type { Locale } from '../../site/locales';
import { AssessmentFailure } from './failure';
import type { AssessmentResult } from './stream-line';

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

/**
 * Loads the view of reports and adds its strings to the page's instance.
 *
 * @throws AssessmentFailure `view-missing` where a chunk does not arrive
 */
export async function loadReportView(strings: i18n, locale: Locale): Promise<ComponentType<ReportViewProps>> {
  const [view, report, checks] = await chunk(
    Promise.all([
      import(/* webpackChunkName: "report-view" */ '../../components/report/ReportView'),
      import(
        /* webpackChunkName: "strings-[request]" */ `../../../locales/${locale}/report.json`
      ) as Promise<StringsModule>,
      import(
        /* webpackChunkName: "strings-[request]" */ `../../../locales/${locale}/checks.json`
      ) as Promise<StringsModule>,
    ]),
  );
  strings.addResourceBundle(locale, 'report', report.default);
  strings.addResourceBundle(locale, 'checks', checks.default);
  return view.ReportView;
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
