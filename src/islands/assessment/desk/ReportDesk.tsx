import { ReportView } from '../../../components/report/ReportView';
import { Keeping } from '../keeping/Keeping';
import type { AssessmentResult } from '../result';

export interface ReportDeskProps {
  readonly result: AssessmentResult;
  /** Measures a site anew. */
  readonly onCheckAgain: (address: string) => void;
}

/** A report with what can be done about it and with it. Loaded when somebody asks for a report. */
export function ReportDesk({ result, onCheckAgain }: ReportDeskProps) {
  return <ReportView report={result.report} tools={<Keeping result={result} onCheckAgain={onCheckAgain} />} />;
}
