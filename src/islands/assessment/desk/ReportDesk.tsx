import { Fixes } from '../../../components/report/fixes/Fixes';
import { ReportView } from '../../../components/report/ReportView';
import type { AssessmentResult } from '../stream-line';
import { CopyButton } from './CopyButton';
import { WhatIfPlan } from './WhatIfPlan';

export interface ReportDeskProps {
  readonly result: AssessmentResult;
}

/** A report with what can be done about it and with it. Loaded when somebody asks for a report. */
export function ReportDesk({ result: { report } }: ReportDeskProps) {
  const copy = (text: string, codeId: string, title: string) => (
    <CopyButton text={text} codeId={codeId} title={title} />
  );
  return (
    <ReportView report={report} plan={<WhatIfPlan report={report} />} fixes={<Fixes report={report} copy={copy} />} />
  );
}
