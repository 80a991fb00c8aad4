import { DIMENSION_IDS, type Report } from '../../brand/report';
import { formatScore } from '../format';
import { useLocale, useStrings } from '../strings';
import { dimensionState } from './dimensions';

/** Gives what a report's gem says, in words. */
export function useGemLabel(): (report: Report) => string {
  const t = useStrings('report');
  const locale = useLocale();
  return (report) =>
    DIMENSION_IDS.map((id) => {
      const dimension = report.dimensions.find((candidate) => candidate.id === id);
      const value = dimension?.score
        ? formatScore(locale, dimension.score.value)
        : t(`state.${dimensionState(report, id)}`);
      return t('gem.facet', { dimension: t(`dimension.${id}.name`), value });
    }).join('; ');
}
