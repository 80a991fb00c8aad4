import { useStrings } from '../../../components/strings';
import type { AssessmentResult } from '../result';
import { SaveTool } from '../account/SaveTool';
import { LivePublishing } from '../publishing/LivePublishing';
import { LiveSharing } from '../publishing/LiveSharing';
import { LivePicture } from './LivePicture';
import { ReportFiles } from './ReportFiles';

interface ReportSharingProps {
  readonly result: AssessmentResult;
  /** Id of the publication that it measures again; null if it measures none. */
  readonly previous: string | null;
  /** Told the id of what was saved in an account. */
  readonly onSaved: (id: string) => void;
}

/** What keeps a report and shares it. */
export function ReportSharing({ result, previous, onSaved }: ReportSharingProps) {
  const t = useStrings('keeping');
  return (
    <section className="keeping" aria-label={t('title')}>
      <LiveSharing kind="report" results={[result]} />
      <LivePublishing kind="report" results={[result]} previous={previous} />
      <LivePicture result={result} />
      {/* Of what comes from the account, or back from the sign-in, the provenance says so. */}
      {result.arrival.from !== 'saved' && result.arrival.from !== 'aside' && (
        <SaveTool kind="report" results={[result]} onSaved={onSaved} />
      )}
      <ReportFiles result={result} />
    </section>
  );
}
