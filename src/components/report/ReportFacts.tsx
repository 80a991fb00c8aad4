import type { Report } from '../../brand/report';
import { Facts, type Fact } from '../Facts';
import { formatMoment } from '../format';
import { useLocale, useStrings } from '../strings';

interface ReportFactsProps {
  readonly report: Report;
  /** Comes after the brand's name. */
  readonly second: Fact | false;
  readonly last?: Fact | false;
}

/** Who was measured, when, and by which rubric. */
export function ReportFacts({ report, second, last = false }: ReportFactsProps) {
  const t = useStrings('report');
  const { portrait, collectedAt, rubricVersion } = report;
  const measured = <time dateTime={collectedAt}>{formatMoment(useLocale(), collectedAt)}</time>;
  return (
    <Facts
      className="report-facts"
      flat
      facts={[
        portrait.name !== null && [t('facts.brand'), <bdi>{portrait.name}</bdi>],
        second,
        [t('facts.collectedAt'), measured],
        [t('facts.rubric'), rubricVersion],
        last,
      ]}
    />
  );
}
