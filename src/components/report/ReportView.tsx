import type { ReactNode } from 'react';
import type { Report } from '../../brand/report';
import { useStrings } from '../strings';
import { Constellation } from './Constellation';
import { Dimension } from './Dimension';
import { mostImportantFinding } from './finding';
import { Fixes } from './fixes/Fixes';
import { Headline } from './Headline';
import { REPORT_HEADING_ID } from './heading-id';
import { Overall } from './Overall';
import { Plan } from './Plan';

export interface ReportViewProps {
  /** What can be done with the report, below its head: only where script runs. */
  readonly tools?: ReactNode;
  /** The plan with its switches, in place of the one that only lists: only where script runs. */
  readonly plan?: ReactNode;
  /** The fixes with their copy buttons, in place of those that only show: only where script runs. */
  readonly fixes?: ReactNode;
  readonly report: Report;
}

/**
 * A report as a sheet of paper: figure, finding, plan, names, dimensions with their receipts.
 * Renders the same in the browser and in a function; its strings are the namespaces `report`, `plan`, `fixes`, `checks` and
 * `site`.
 */
export function ReportView({ report, tools, plan, fixes }: ReportViewProps) {
  const t = useStrings('report');
  return (
    <section className="report" aria-labelledby={REPORT_HEADING_ID}>
      <Overall report={report} />
      <Headline finding={mostImportantFinding(report)} />
      {tools}
      {report.scope === 'page' && <p>{t('pageScope')}</p>}
      <section>
        <h3>{t('plan.title')}</h3>
        {plan ?? <Plan report={report} />}
      </section>
      {fixes ?? <Fixes report={report} />}
      <section>
        <h3>{t('constellation.title')}</h3>
        <Constellation names={report.portrait.names} />
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
