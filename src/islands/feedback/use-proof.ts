import { useEffect, useState, type RefObject } from 'react';
import { fetchChallenge, prepareProof, type Preparation } from './proof/prepare';
import { startSolver } from './proof/start-solver';

/** Events by which the user begins to use a form. */
const USES = ['focusin', 'input'] as const;

/** Makes a proof of work from the first use of the form on, and stops when the page is left. */
export function useProof(form: RefObject<HTMLFormElement>): Preparation {
  const [preparation] = useState(() =>
    prepareProof({ fetchChallenge, solve: startSolver, now: () => performance.now() }),
  );
  useEffect(() => {
    const element = form.current;
    const { begin, stop } = preparation;
    USES.forEach((use) => element?.addEventListener(use, begin, { once: true }));
    window.addEventListener('pagehide', stop);
    return () => {
      USES.forEach((use) => element?.removeEventListener(use, begin));
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [form, preparation]);
  return preparation;
}
