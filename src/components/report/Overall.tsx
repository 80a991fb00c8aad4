import { DIMENSION_IDS, type DimensionId, type Report } from '../../brand/report';
import { Gem, type GemFacet } from '../Gem';
import { useLocale, useStrings } from '../strings';
import { useCheckText } from './check-text';
import { formatMoment, formatScore } from './format';
import { ScoreFigure } from './ScoreFigure';

/** The head of the sheet: gem and figure, what was measured, when, and by which rubric. */
export function Overall({ report }: { readonly report: Report }) {
  const t = useStrings('report');
  const locale = useLocale();
  const checks = useCheckText();
  const { overall, target, scope } = report;
  const cappedBy = overall?.cappedBy ?? null;
  return (
    <div className="report-head">
      <Gem facets={DIMENSION_IDS.map((id) => facetOf(report, id))} size={240} label={useGemLabel(report)} grows />
      <div>
        <p className="overall">{overall ? <ScoreFigure score={overall} /> : t('overall.none')}</p>
        {cappedBy !== null && <p>{t('score.capped', { check: checks.title(cappedBy) })}</p>}
        <dl className="report-facts">
          <dt>{t('facts.target')}</dt>
          <dd>
            <bdi dir="ltr">{scope === 'site' ? target.origin : target.address || t('facts.noAddress')}</bdi>
          </dd>
          <dt>{t('facts.collectedAt')}</dt>
          <dd>
            <time dateTime={report.collectedAt}>{formatMoment(locale, report.collectedAt)}</time>
          </dd>
          <dt>{t('facts.rubric')}</dt>
          <dd>{report.rubricVersion}</dd>
          <dt>{t('facts.scope')}</dt>
          <dd>{t(`scope.${scope}`)}</dd>
        </dl>
      </div>
    </div>
  );
}

/** A dimension the rubric does not measure is drawn like one that could not be assessed: nothing is known of it. */
export function facetOf(report: Report, id: DimensionId): GemFacet {
  const dimension = report.dimensions.find((candidate) => candidate.id === id);
  if (dimension?.score) {
    const { value, low, high } = dimension.score;
    return { id, state: 'assessed', value, low, high };
  }
  return { id, state: dimension?.state === 'notApplicable' ? 'empty' : 'notAssessed' };
}

function useGemLabel(report: Report): string {
  const t = useStrings('report');
  const locale = useLocale();
  return DIMENSION_IDS.map((id) => {
    const dimension = report.dimensions.find((candidate) => candidate.id === id);
    const value = dimension?.score
      ? formatScore(locale, dimension.score.value)
      : t(`state.${dimension?.state === 'notApplicable' ? 'notApplicable' : 'notAssessed'}`);
    return t('gem.facet', { dimension: t(`dimension.${id}.name`), value });
  }).join('; ');
}
