import { ReportView } from '../../../components/report/ReportView';
import { Keeping } from '../keeping/Keeping';
import { Provenance } from '../keeping/Provenance';
import { useVerification } from '../keeping/use-verification';
import type { AssessmentResult } from '../result';

export interface ReportDeskProps {
  readonly result: AssessmentResult;
  /** Measures a site anew. */
  readonly onCheckAgain: (address: string) => void;
}

/** A report with what can be done about it and with it. Loaded when somebody asks for a report. */
export function ReportDesk({ result, onCheckAgain }: ReportDeskProps) {
  const verification = useVerification(result);
  return (
    <>
      {/* Above the figure, which may be anyone's. */}
      {verification !== null && <Provenance result={result} verification={verification} onCheckAgain={onCheckAgain} />}
      <ReportView report={result.report} tools={<Keeping result={result} />} />
    </>
  );
}
