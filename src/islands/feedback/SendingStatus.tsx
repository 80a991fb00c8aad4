import { minutes } from '../../components/minutes';
import { useStrings } from '../../components/strings';
import type { Failure } from './answer';
import type { Stage } from './use-sending';

/** Id of what says why a message could not be sent. */
export const FAILURE_ID = 'feedback-failure';

interface SendingStatusProps {
  readonly stage: Exclude<Stage, { at: 'sent' }>;
  readonly hasScreenshot: boolean;
}

/** What is being done with the message, or why it was not taken. */
export function SendingStatus({ stage, hasScreenshot }: SendingStatusProps) {
  const t = useStrings('feedback');
  const sending = stage.at === 'sending';
  return (
    <>
      <div role="status">{stage.at !== 'writing' && <p>{t(sending ? 'island.sending' : 'island.proving')}</p>}</div>
      {sending && hasScreenshot && <progress value={stage.part} max={1} aria-label={t('island.progress')} />}
      {stage.at === 'writing' && stage.failure !== null && <WhyNot failure={stage.failure} />}
    </>
  );
}

function WhyNot({ failure: { code, retryAfterSeconds, digest } }: { readonly failure: Failure }) {
  const t = useStrings('feedback');
  return (
    <div className="error-summary" id={FAILURE_ID} role="alert" tabIndex={-1}>
      <p>
        <strong>{t('errors.title')}</strong>
      </p>
      <p>
        {t(`island.failure.${code}`)}{' '}
        {retryAfterSeconds !== null && t('island.again', { count: minutes(retryAfterSeconds) })}
      </p>
      {digest !== null && (
        <p>
          <code>{digest}</code>
        </p>
      )}
    </div>
  );
}
