import { useEffect, useState } from 'react';
import { isMadeHere, type AssessmentResult, type Verification } from '../result';

/**
 * Verifies a report that was opened, if that was not done before it was shown. Null for one that was made just now:
 * there is nothing to doubt. The result is taken as it is when the component appears.
 */
export function useVerification(result: AssessmentResult): Verification | 'checking' | null {
  const isOpened = !isMadeHere(result.arrival.from);
  const [verification, setVerification] = useState<Verification | 'checking'>(result.verification ?? 'checking');
  const [opened] = useState(result);
  useEffect(() => {
    if (!isOpened || opened.verification !== undefined) return;
    let current = true;
    const verifying = import('./verification').then(({ pageCryptography, verifyResult }) =>
      verifyResult(opened, pageCryptography()),
    );
    void verifying
      .catch(() => 'unreachable' as const)
      .then((found) => {
        if (current) setVerification(found);
      });
    return () => {
      current = false;
    };
  }, [opened, isOpened]);
  return isOpened ? verification : null;
}
