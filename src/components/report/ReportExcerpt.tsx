import { Constellation } from './Constellation';
import { mostImportantFinding } from './finding';
import { FindingSentence } from './Headline';
import { Overall } from './Overall';
import type { ReportViewProps } from './ReportView';

/** The head of a report and the names the brand goes by, to show what a report is before one is asked for. */
export function ReportExcerpt({ report }: ReportViewProps) {
  return (
    <div className="report">
      <Overall report={report} />
      <p className="headline">
        <FindingSentence finding={mostImportantFinding(report)} />
      </p>
      <Constellation names={report.portrait.names} />
    </div>
  );
}
