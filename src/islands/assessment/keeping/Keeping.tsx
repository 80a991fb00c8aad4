import { useStrings } from '../../../components/strings';
import type { AssessmentResult } from '../../assessing/result';
import { KeepingTools } from './KeepingTools';
import { ShareLink } from './ShareLink';
import { useFragment } from '../../keeping/use-fragment';

/** What keeps a report and shares it. */
export function Keeping({ result }: { readonly result: AssessmentResult }) {
  const t = useStrings('keeping');
  useFragment();
  return (
    <section className="keeping" aria-label={t('title')}>
      <ShareLink result={result} />
      <KeepingTools result={result} />
    </section>
  );
}
