import { useEffect, useState } from 'react';
import { Reused } from '../../../components/report/Reused';
import { useLocale } from '../../../components/strings';
import { localeFacts } from '../../../site/locales';
import type { AssessmentResult } from '../result';

const MINUTE_MS = 60_000;

/** How old a result is that was not measured for this reader, as long as it is shown; nothing for one that was. */
export function LiveReused({ result: { report, reusedUntil } }: { readonly result: AssessmentResult }) {
  const locale = useLocale();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (reusedUntil === undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, [reusedUntil]);
  if (reusedUntil === undefined) return null;
  // The minute after, so that it has passed on a clock without seconds.
  const minute = Math.ceil(Date.parse(reusedUntil) / MINUTE_MS) * MINUTE_MS;
  const clock = new Intl.DateTimeFormat(localeFacts(locale).intl, { timeStyle: 'short' }).format(minute);
  return <Reused collectedAt={report.collectedAt} until={reusedUntil} now={now} clock={clock} />;
}
