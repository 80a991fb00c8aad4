import { useEffect, useState } from 'react';
import { Reused } from '../../../components/report/Reused';
import type { AssessmentResult } from '../result';

/** How often what it says is looked at again, in ms. */
const TICK_MS = 15_000;

/** How old a result is that was not measured for this reader, as long as it is shown; nothing for one that was. */
export function LiveReused({ result: { report, reusedUntil } }: { readonly result: AssessmentResult }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (reusedUntil === undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [reusedUntil]);
  if (reusedUntil === undefined) return null;
  return <Reused collectedAt={report.collectedAt} until={reusedUntil} now={now} />;
}
