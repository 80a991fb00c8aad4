import type { ReactNode } from 'react';
import type { Report } from '../../brand/report/report';
import { headingName, ledTo, targetText } from '../../brand/urls/target';
import { REPORT_HEADING_ID } from '../anchors';
import { formatMoment, formatShortDay } from '../format';
import { Host } from '../Host';
import { useLocale, useStrings } from '../strings';
import { isolate, Isolated } from './isolate';
import { useReportName } from './report-name';
import { subjectOf } from './subject';

interface ReportBarProps {
  readonly report: Report;
  /** How old it is, where that is said otherwise than by its date: `Reused`. */
  readonly age?: ReactNode;
  /** Buttons, or links where no script runs. */
  readonly actions?: ReactNode;
  /** What a button opened. */
  readonly panel?: ReactNode;
}

/**
 * Whose report it is, how old, and what can be done with it: at the top, and on phones its buttons at the foot. Its
 * heading takes the focus when a report arrives, and the buttons come next.
 */
export function ReportBar({ report, age, actions, panel }: ReportBarProps) {
  const t = useStrings('report');
  const locale = useLocale();
  const name = useReportName()(report);
  const { target, scope, collectedAt } = report;
  const address = scope === 'page' ? target.address : targetText(target).replace(/^https:\/\//, '');
  const led = ledTo(target);
  return (
    <>
      <div className="report-bar">
        <div className="bar-brand">
          <p className="hidden-visually">{t(`hero.${subjectOf(report)}`)}</p>
          <h1 id={REPORT_HEADING_ID} tabIndex={-1}>
            {headingName(report) === null ? <Host text={name} /> : <bdi>{name}</bdi>}
          </h1>
          {address && address !== name && (
            <span className="found">
              <bdi dir="ltr">{address}</bdi>
            </span>
          )}
        </div>
        <div className="bar-age found">
          <time dateTime={collectedAt}>
            <span className="in-full">{t('bar.measured', { when: formatMoment(locale, collectedAt) })}</span>
            <span className="in-short">{formatShortDay(locale, collectedAt)}</span>
          </time>
          {age}
        </div>
        {actions !== undefined && (
          <div className="bar-actions" role="group" aria-labelledby={REPORT_HEADING_ID}>
            {actions}
          </div>
        )}
      </div>
      {led && (
        <p className="found">
          <Isolated text={t('hero.led', { from: isolate(led.from), to: isolate(led.to) })} />
        </p>
      )}
      {panel}
    </>
  );
}

/** Drawings of what the bar does, in a box of 16 × 16. */
const ICONS = {
  share: 'M5 6H3.5v7.5h9V6H11M8 10V1.5M5.25 4 8 1.5 10.75 4',
  save: 'M4.5 2h7v12L8 10.75 4.5 14z',
  handOn: 'M1.5 8H11M8 4.5 11.5 8 8 11.5M14 3v10',
  again: 'M13 5.5A5.5 5.5 0 1 0 13.5 9M13.25 2v3.75H9.5',
} as const;

export type BarAction = keyof typeof ICONS;

/** What a button of the bar shows: a drawing and its word. */
export function BarWord({ action }: { readonly action: BarAction }) {
  const t = useStrings('report');
  return (
    <>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
        <path d={ICONS[action]} />
      </svg>
      {action === 'again' ? (
        <>
          <span className="in-full">{t('bar.again')}</span>
          <span className="in-short">{t('bar.againShort')}</span>
        </>
      ) : (
        <span>{t(`bar.${action}`)}</span>
      )}
    </>
  );
}
