import type { ComparisonCsvWords } from '../../brand/comparison-csv';
import { useCheckText } from '../report/check-text';
import { useStrings } from '../strings';

/** The words of a comparison's CSV in the reader's language. */
export function useComparisonCsvWords(): ComparisonCsvWords {
  const t = useStrings('comparison-view');
  const words = useStrings('report');
  const { title } = useCheckText();
  return {
    head: {
      check: t('csv.check'),
      title: t('checks.check'),
      dimension: t('dimensions.dimension'),
      weight: t('checks.weight'),
      counts: t('csv.counts'),
      outcome: (brand) => t('csv.outcome', { brand }),
      score: (brand) => t('csv.score', { brand }),
    },
    title,
    dimension: (id) => words(`dimension.${id}.name`),
    counts: t('csv.yes'),
    leftOut: t('csv.no'),
  };
}
