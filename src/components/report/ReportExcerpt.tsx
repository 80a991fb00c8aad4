import { constellation } from '../../brand/constellation';
import { Constellation } from './Constellation';
import { mostImportantFinding } from './finding';
import { FindingSentence } from './Headline';
import { Overall } from './Overall';
import type { ReportViewProps } from './ReportView';

/** The head of a report and the names the brand goes by, to show what a report is before one is asked for. */
export function ReportExcerpt({ facts, report }: ReportViewProps) {
  const names = constellation(facts);
  return (
    <div className="report">
      <Overall report={report} />
      <p className="headline">
        <FindingSentence finding={mostImportantFinding(facts, report, names)} />
      </p>
      <Constellation names={names.names} />
    </div>
  );
}
