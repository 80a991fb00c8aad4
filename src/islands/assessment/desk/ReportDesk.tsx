import { ReportView } from '../../../components/report/ReportView';
import type { AssessmentResult } from '../stream-line';

export interface ReportDeskProps {
  readonly result: AssessmentResult;
}

/** A report with what can be done about it and with it. Loaded when somebody asks for a report. */
export function ReportDesk({ result }: ReportDeskProps) {
  return <ReportView report={result.report} />;
}
