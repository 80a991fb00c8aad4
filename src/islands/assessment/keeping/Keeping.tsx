import { useStrings } from '../../../components/strings';
import type { AssessmentResult } from '../../assessing/result';
import { SaveTool } from '../../keeping/SaveTool';
import { useFragment } from '../../keeping/use-fragment';
import { useSavedLanguages } from '../../keeping/use-saved-languages';
import { KeepingTools } from './KeepingTools';
import { ShareLink } from './ShareLink';

interface KeepingProps {
  readonly result: AssessmentResult;
  /** Told the id of what was saved in an account. */
  readonly onSaved: (id: string) => void;
}

/** What keeps a report and shares it. */
export function Keeping({ result, onSaved }: KeepingProps) {
  const t = useStrings('keeping');
  useFragment();
  useSavedLanguages('report');
  return (
    <section className="keeping" aria-label={t('title')}>
      <ShareLink result={result} />
      {/* Of what comes from the account the provenance says so. */}
      {result.arrival.from !== 'saved' && <SaveTool kind="report" results={[result]} onSaved={onSaved} />}
      <KeepingTools result={result} />
    </section>
  );
}
