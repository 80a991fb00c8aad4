import type { ReactNode } from 'react';
import type { Report } from '../../brand/report/report';
import { isStandIn } from '../../brand/evidence/page-evidence';
import { headingName, ledTo, shownTarget, targetText } from '../../brand/urls/target';
import { REPORT_HEADING_ID } from '../anchors';
import { BAND_CLASSES, bandOf, GOOD, UNEVEN } from '../band';
import { formatMoment, formatNumber, formatScore } from '../format';
import { Host } from '../Host';
import type { Translate } from '../string-keys';
import { useLocale, useStrings } from '../strings';
import { useCheckText } from './check-text';
import { extremesOf } from './dimensions';
import { mostImportantFinding } from './finding';
import { isolate, Isolated } from './isolate';
import { FindingSentence } from './Headline';
import { NamedGem } from './NamedGem';
import { ScoreFigure } from './Score';
import { subjectOf } from './subject';

/** What a report is about: the brand's name; without one its host or page, or that it is a page. */
export function reportName(t: Translate<'report'>, { portrait, target }: Report): string {
  const name = headingName({ portrait, target });
  if (name !== null) return name;
  if (isStandIn(target.origin)) return target.address || t('hero.pastedPage');
  return shownTarget(target);
}

export function useReportName(): (report: Report) => string {
  const t = useStrings('report');
  return (report) => reportName(t, report);
}

interface HeroProps {
  readonly report: Report;
  /** The same with the fixes a reader chose. */
  readonly assumed?: Report | undefined;
  /** Says that the report was there already: `Reused`. */
  readonly reused?: ReactNode;
  /** Where a reader puts in the brand's right name. */
  readonly ownName: ReactNode;
}

/**
 * What a report says first: the brand, its gem, the figure, what that means, and the sharpest finding. Its heading takes
 * the focus when a report arrives.
 */
export function Hero({ report, assumed, reused, ownName }: HeroProps) {
  const t = useStrings('report');
  const plan = useStrings('plan');
  const locale = useLocale();
  const checks = useCheckText();
  const name = useReportName()(report);
  const { overall, target, scope, collectedAt } = report;
  const band = overall && bandOf(overall.value);
  const cappedBy = overall?.cappedBy ?? null;
  const address = scope === 'page' ? target.address : targetText(target);
  const led = ledTo(target);
  return (
    <div className="report-hero">
      <div>
        <p className="found">{t(`hero.${subjectOf(report)}`)}</p>
        <h1 id={REPORT_HEADING_ID} tabIndex={-1}>
          {headingName(report) === null ? <Host text={name} /> : <bdi>{name}</bdi>}
        </h1>
        <div className="hero-facts">
          <p className="found">
            {address && <bdi dir="ltr">{address}</bdi>}
            {address && ' · '}
            {t('facts.collectedAt')} <time dateTime={collectedAt}>{formatMoment(locale, collectedAt)}</time>
          </p>
          {led && (
            <p>
              <Isolated text={t('hero.led', { from: isolate(led.from), to: isolate(led.to) })} />
            </p>
          )}
          {ownName}
        </div>
        {reused}
        <p className="overall">
          {overall ? <ScoreFigure score={overall} /> : t('overall.none')}{' '}
          {band && <span className={`band ${BAND_CLASSES[band]}`}>{t(`band.${band}.word`)}</span>}
          {overall && assumed?.overall && assumed.overall.value !== overall.value && (
            <span className="gained score">
              {' '}
              {plan('whatIf.then', { then: formatScore(locale, assumed.overall.value) })}
            </span>
          )}
        </p>
        {cappedBy !== null && (
          <p>
            <Isolated text={t('score.capped', { check: checks.title(cappedBy) })} />
          </p>
        )}
        <h2 className="headline">
          <FindingSentence finding={mostImportantFinding(report)} />
        </h2>
        {overall && <Meaning report={report} value={overall.value} />}
      </div>
      <NamedGem report={report} assumed={assumed} />
    </div>
  );
}

/** What the figure means, and which dimensions are best and worst. */
function Meaning({ report, value }: { readonly report: Report; readonly value: number }) {
  const t = useStrings('report');
  const locale = useLocale();
  const extremes = extremesOf(report);
  return (
    <p className="found">
      {value === 1000 ? t('band.all') : t(`band.${bandOf(value)}.meaning`)}{' '}
      {t('band.from', { good: formatNumber(locale, GOOD / 10), uneven: formatNumber(locale, UNEVEN / 10) })}{' '}
      {extremes &&
        t('hero.extremes', {
          worst: t(`dimension.${extremes.worst}.name`),
          best: t(`dimension.${extremes.best}.name`),
        })}
    </p>
  );
}
