import { SaveTool } from '../account/SaveTool';
import { ReportFile } from './ReportFiles';
import type { PanelProps } from './use-actions';

/** Ways to keep a report for oneself: in an account, or as a file. */
export function Save({ result, onSaved }: PanelProps) {
  return (
    <div className="keeping">
      {/* Of what comes from the account, or back from the sign-in, the provenance says so. */}
      {result.arrival.from !== 'saved' && result.arrival.from !== 'aside' && (
        <SaveTool kind="report" results={[result]} onSaved={onSaved} />
      )}
      <ReportFile result={result} />
    </div>
  );
}
