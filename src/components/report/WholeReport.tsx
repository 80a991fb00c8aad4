import { ClosedFix } from './fixes/ClosedFix';
import { useWholeFixes } from './fixes/FixMore';
import { ReportView, type ReportViewProps } from './ReportView';

/** A report where no script runs and nothing is loaded later: in a function's answer, in a file. Its strings are also `fixes`. */
export function WholeReport(props: Omit<ReportViewProps, 'details' | 'Closed'>) {
  return <ReportView {...props} details={useWholeFixes(props.report)} Closed={ClosedFix} />;
}
