import { useStrings } from '../../../components/strings';
import type { AssessmentResult } from '../result';
import { KeepingTools } from './KeepingTools';
import { Provenance } from './Provenance';
import { ShareLink } from './ShareLink';
import { useFragment } from './use-fragment';
import { useVerification } from './use-verification';

export interface KeepingProps {
  readonly result: AssessmentResult;
  /** Measures a site anew. */
  readonly onCheckAgain: (address: string) => void;
}

/** Where a report is from, and what keeps and shares it. */
export function Keeping({ result, onCheckAgain }: KeepingProps) {
  const t = useStrings('keeping');
  const verification = useVerification(result);
  useFragment();
  return (
    <>
      {verification !== null && <Provenance result={result} verification={verification} onCheckAgain={onCheckAgain} />}
      <section className="keeping" aria-label={t('title')}>
        <ShareLink result={result} />
        <KeepingTools result={result} />
      </section>
    </>
  );
}
