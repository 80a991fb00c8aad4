import { useEffect, useState } from 'react';
import type { AssessmentResult } from '../result';
import { verifyResult, type Verification } from './verification';

/**
 * Verifies a report that was opened. Null for one that was made just now: there is nothing to doubt.
 * The result is taken as it is when the component appears.
 */
export function useVerification(result: AssessmentResult): Verification | 'checking' | null {
  const { from } = result.arrival;
  const isOpened = from !== 'network' && from !== 'html' && from !== 'example';
  const [verification, setVerification] = useState<Verification | 'checking'>('checking');
  const [opened] = useState(result);
  useEffect(() => {
    if (!isOpened) return;
    let current = true;
    // Outside of secure contexts there is no such property, despite the types.
    const subtle = (crypto as Partial<Crypto>).subtle ?? null;
    void verifyResult(opened, subtle).then((found) => {
      if (current) setVerification(found);
    });
    return () => {
      current = false;
    };
  }, [opened, isOpened]);
  return isOpened ? verification : null;
}
