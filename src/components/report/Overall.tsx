import { DIMENSION_IDS, type Report } from '../../brand/report';
import { Gem } from '../Gem';
import { useLocale, useStrings } from '../strings';
import { useCheckText } from './check-text';
import { dimensionState, facetsOf } from './dimensions';
import { Facts } from '../Facts';
import { formatMoment, formatScore } from '../format';
import { ScoreFigure } from './Score';

/** The head of the sheet: gem and figure, who was measured, where, when, and by which rubric. */
export function Overall({ report }: { readonly report: Report }) {
  const t = useStrings('report');
  const locale = useLocale();
  const checks = useCheckText();
  const { overall, target, scope, portrait, collectedAt, rubricVersion } = report;
  const cappedBy = overall?.cappedBy ?? null;
  return (
    <div className="report-head">
      <Gem facets={facetsOf(report)} size={240} label={useGemLabel(report)} grows />
      <div>
        <p className="overall">{overall ? <ScoreFigure score={overall} /> : t('overall.none')}</p>
        {cappedBy !== null && <p>{t('score.capped', { check: checks.title(cappedBy) })}</p>}
        <Facts
          flat
          facts={[
            portrait.name !== null && [t('facts.brand'), <bdi>{portrait.name}</bdi>],
            [
              t('facts.target'),
              <bdi dir="ltr">{scope === 'site' ? target.origin : target.address || t('facts.noAddress')}</bdi>,
            ],
            [t('facts.collectedAt'), <time dateTime={collectedAt}>{formatMoment(locale, collectedAt)}</time>],
            [t('facts.rubric'), rubricVersion],
            [t('facts.scope'), t(`scope.${scope}`)],
            portrait.kind !== undefined && [t('facts.page'), t(`pageKind.${portrait.kind.by}`)],
          ]}
        />
      </div>
    </div>
  );
}

function useGemLabel(report: Report): string {
  const t = useStrings('report');
  const locale = useLocale();
  return DIMENSION_IDS.map((id) => {
    const dimension = report.dimensions.find((candidate) => candidate.id === id);
    const value = dimension?.score
      ? formatScore(locale, dimension.score.value)
      : t(`state.${dimensionState(report, id)}`);
    return t('gem.facet', { dimension: t(`dimension.${id}.name`), value });
  }).join('; ');
}
