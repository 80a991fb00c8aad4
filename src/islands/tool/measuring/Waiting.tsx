import { formatNumber, formatSeconds } from '../../../components/format';
import { useLocale, useStrings } from '../../../components/strings';
import { ASSESSMENT_SECONDS } from '../../../site/assessment-time';
import type { Wait } from './stream-line';
import { useSeconds } from './use-seconds';

/** After how many seconds without a response the wait is explained. */
const SILENT_SECONDS = 5;

/** That something is measured, for how long, and the way to stop it. Counted, not announced: that is `Status`. */
export function Counted({ onCancel }: { readonly onCancel: () => void }) {
  const t = useStrings('assessment');
  const locale = useLocale();
  return (
    <p className="counted">
      <span role="timer">{t('progress.measuring', { time: formatSeconds(locale, useSeconds()) })}</span>{' '}
      <button type="button" className="button-quiet" onClick={onCancel}>
        {t('progress.cancel')}
      </button>
    </p>
  );
}

/** How long a site that says nothing is waited for; empty until the wait is long. */
export function Silence() {
  const t = useStrings('assessment');
  const locale = useLocale();
  const isLong = useSeconds() >= SILENT_SECONDS;
  return (
    <p className="hint" role="status">
      {isLong && t('progress.silent', { time: formatSeconds(locale, ASSESSMENT_SECONDS) })}
    </p>
  );
}

/** The place in the line of what has to wait for its turn. It is announced: it says that nothing is wrong. */
export function InLine({ wait }: { readonly wait: Wait | undefined }) {
  const t = useStrings('assessment');
  const locale = useLocale();
  return (
    <p className="hint" role="status">
      {wait &&
        t('progress.inLine', {
          place: formatNumber(locale, wait.place),
          time: formatSeconds(locale, wait.seconds),
        })}
    </p>
  );
}
