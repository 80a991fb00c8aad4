import type { ReactNode } from 'react';
import { FieldError } from '../FieldError';
import { useStrings } from '../strings';
import { useByteSize } from './byte-size';
import { described } from './field';
import { SCREENSHOT_BYTES_SHOWN, SCREENSHOT_TYPES } from './screenshot';

interface ScreenshotFieldProps {
  readonly error: string | undefined;
  /** One was sent, and cannot be put back into the field. */
  readonly lost: boolean;
  readonly preview: ReactNode;
}

/** An optional picture of what the message is about. */
export function ScreenshotField({ error, lost, preview }: ScreenshotFieldProps) {
  const t = useStrings('feedback');
  const size = useByteSize()(SCREENSHOT_BYTES_SHOWN);
  return (
    <div>
      <label htmlFor="feedback-screenshot">{t('screenshot.label')}</label>
      <p className="hint" id="feedback-screenshot-hint">
        {lost && <strong>{t('screenshot.lost')}</strong>} {t('screenshot.hint', { size })}
      </p>
      <input
        id="feedback-screenshot"
        name="screenshot"
        type="file"
        accept={SCREENSHOT_TYPES.join()}
        {...described('feedback-screenshot', error)}
      />
      {preview}
      <FieldError id="feedback-screenshot-error" message={error} />
    </div>
  );
}
