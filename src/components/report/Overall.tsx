import type { Report } from '../../brand/report/report';
import { headingName, targetText } from '../../brand/urls/target';
import { Gem } from '../Gem';
import { useLocale, useStrings } from '../strings';
import { useCheckText } from './check-text';
import { Isolated } from './isolate';
import { facetsOf } from './dimensions';
import { useGemLabels } from './gem-label';
import { Facts, type Fact } from '../Facts';
import { formatMoment } from '../format';
import { ScoreFigure } from './Score';
import { subjectOf } from './subject';

/** The head of the sheet: gem and figure, who was measured, where, when, and by which rubric. */
export function Overall({ report }: { readonly report: Report }) {
  const t = useStrings('report');
  const checks = useCheckText();
  const { overall } = report;
  const cappedBy = overall?.cappedBy ?? null;
  return (
    <div className="report-head">
      <Gem facets={facetsOf(report)} size={240} label={useGemLabels().ofReport(report)} grows />
      <div>
        <p className="overall">{overall ? <ScoreFigure score={overall} /> : t('overall.none')}</p>
        {cappedBy !== null && (
          <p>
            <Isolated text={t('score.capped', { check: checks.title(cappedBy) })} />
          </p>
        )}
        <ReportFacts report={report} />
      </div>
    </div>
  );
}

/** Who was measured, where, when, and by which rubric. */
function ReportFacts({ report }: { readonly report: Report }) {
  const t = useStrings('report');
  const locale = useLocale();
  const { target, scope, collectedAt } = report;
  const name = headingName(report);
  return (
    <Facts
      flat
      facts={[
        name !== null && [t('facts.brand'), <bdi>{name}</bdi>],
        [
          t('facts.target'),
          <bdi dir="ltr">{scope === 'page' ? target.address || t('facts.noAddress') : targetText(target)}</bdi>,
        ],
        [t('facts.collectedAt'), <time dateTime={collectedAt}>{formatMoment(locale, collectedAt)}</time>],
        ...useMeasurement(report),
      ]}
    />
  );
}

/** By which rubric a report was made, and of what. */
export function MeasurementFacts({ report }: { readonly report: Report }) {
  return <Facts flat facts={useMeasurement(report)} />;
}

function useMeasurement(report: Report): readonly (Fact | false)[] {
  const t = useStrings('report');
  const { portrait, rubricVersion } = report;
  return [
    [t('facts.rubric'), rubricVersion],
    [t('facts.scope'), t(`scope.${subjectOf(report)}`)],
    portrait.kind !== undefined && [t('facts.page'), t(`pageKind.${portrait.kind.by}`)],
  ];
}
