import { constellation } from '../../brand/constellation';
import type { Facts } from '../../brand/facts';
import type { Report } from '../../brand/report';
import { useStrings } from '../strings';
import { Constellation } from './Constellation';
import { Dimension } from './Dimension';
import { mostImportantFinding } from './finding';
import { Headline } from './Headline';
import { REPORT_HEADING_ID } from './heading-id';
import { Overall } from './Overall';
import { Plan } from './Plan';

export interface ReportViewProps {
  readonly facts: Facts;
  /** Made from these facts. */
  readonly report: Report;
}

/**
 * A report as a sheet of paper: figure, finding, plan, names, dimensions with their receipts.
 * Renders the same in the browser and in a function; its strings are the namespaces `report`, `checks` and `site`.
 */
export function ReportView({ facts, report }: ReportViewProps) {
  const t = useStrings('report');
  const names = constellation(facts);
  return (
    <section className="report" aria-labelledby={REPORT_HEADING_ID}>
      <Overall report={report} />
      <Headline finding={mostImportantFinding(facts, report, names)} />
      {report.scope === 'page' && <p>{t('pageScope')}</p>}
      <section>
        <h3>{t('plan.title')}</h3>
        <Plan report={report} />
      </section>
      <section>
        <h3>{t('constellation.title')}</h3>
        <Constellation names={names.names} />
      </section>
      {report.dimensions.map((dimension) => (
        <Dimension
          key={dimension.id}
          dimension={dimension}
          checks={report.checks.filter((check) => check.dimension === dimension.id)}
        />
      ))}
    </section>
  );
}
