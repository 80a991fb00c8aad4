import { DIMENSION_IDS, type DimensionId, type Report } from '../../brand/report/report';
import { formatScore } from '../format';
import { useLocale, useStrings } from '../strings';
import { dimensionState, scoreIn } from './dimensions';

interface GemLabels {
  readonly ofReport: (report: Report) => string;
  readonly ofFacet: (report: Report, id: DimensionId) => string;
}

/** Gives what a report's gem says, and what one of its facets does, in words. */
export function useGemLabels(): GemLabels {
  const t = useStrings('report');
  const locale = useLocale();
  const ofFacet = (report: Report, id: DimensionId) => {
    const score = scoreIn(report, id);
    const value = score === null ? t(`state.${dimensionState(report, id)}`) : formatScore(locale, score.value);
    return t('gem.facet', { dimension: t(`dimension.${id}.name`), value });
  };
  return { ofReport: (report) => DIMENSION_IDS.map((id) => ofFacet(report, id)).join('; '), ofFacet };
}
