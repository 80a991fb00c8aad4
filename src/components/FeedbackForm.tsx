import type { ReactNode } from 'react';
import { MESSAGE_KINDS, SCREENSHOT_BYTES_SHOWN, SCREENSHOT_TYPES, type FeedbackValues } from '../site/feedback';
import { LIMITS } from '../site/limits';
import { pathTo } from '../site/routes';
import { ASKED_PATHS } from '../site/tool-addresses';
import { useByteSize } from './byte-size';
import { EmailField } from './EmailField';
import { ErrorSummary } from './ErrorSummary';
import { ExclusionForm } from './ExclusionForm';
import { summaryOf, useErrorMessages, type FeedbackErrors } from './feedback-errors';
import { Field, FieldError, TrapField, URL_INPUT } from './Field';
import { Form, type LiveForm } from './Form';
import { formatNumber } from './format';
import { LinkedText } from './LinkedText';
import { PageHeader } from './PageHeader';
import { useLocale, useStrings } from './strings';

/** What the island adds to the form. Each part has its place in it whether or not there is anything to show. */
interface LiveFeedbackForm extends LiveForm {
  /** Above the fields: a draft was restored. */
  readonly notice: ReactNode;
  /** Below the message: how much room is left. */
  readonly room: ReactNode;
  /** Below the screenshot: what was chosen. */
  readonly preview: ReactNode;
  /** Above the button: what is being done, or why it could not be. */
  readonly status: ReactNode;
  readonly sending: boolean;
}

interface FeedbackFormProps {
  readonly values?: FeedbackValues;
  readonly errors?: FeedbackErrors;
  /** Idempotency key: the same submission twice is stored once. Sent as `key`. */
  readonly submissionKey?: string;
  /** A screenshot came with what is shown again: no page can put a file back into its field. */
  readonly screenshotLost?: boolean;
  readonly live?: LiveFeedbackForm;
}

/**
 * The feedback page: what it is for, and the form. Works the same without script. The browser's own check is off: it
 * speaks the browser's language, and one field at a time.
 */
export function FeedbackForm({
  values = {},
  errors = {},
  submissionKey,
  screenshotLost = false,
  live,
}: FeedbackFormProps) {
  const t = useStrings('feedback');
  const locale = useLocale();
  const messages = useErrorMessages()(errors);
  if (values.kind === 'exclusion') return <ExclusionForm values={values} errors={errors} wholePage />;
  return (
    <div className="sheet">
      <PageHeader title={t('title')} lede={t('lede')} />
      <Form className="form" action={ASKED_PATHS.feedback} encType="multipart/form-data" noValidate live={live}>
        {live?.notice}
        <ErrorSummary title={t('errors.title')} errors={summaryOf('feedback', messages)} takesFocus />
        <KindField error={messages.kind} value={values.kind} />
        <MessageField error={messages.message} value={values.message} live={live} />
        <EmailField
          id="feedback-email"
          hint={t('email.hint')}
          error={messages.email}
          readOnly={live?.sending}
          value={values.email}
        />
        <Field
          id="feedback-page"
          label={t('page.label')}
          hint={t('page.hint')}
          error={messages.page}
          control={(description) => (
            <input
              id="feedback-page"
              name="page"
              {...URL_INPUT}
              readOnly={live?.sending}
              defaultValue={values.page}
              {...description}
            />
          )}
        />
        <ScreenshotField error={messages.screenshot} lost={screenshotLost} preview={live?.preview} />
        <TrapField id="feedback-website" />
        {submissionKey !== undefined && <input type="hidden" name="key" value={submissionKey} />}
        <div>
          {live?.status}
          <button className="button" aria-disabled={live?.sending ? true : undefined}>
            {t('submit')}
          </button>
        </div>
        <p className="hint">
          <LinkedText text={t('privacy')} links={{ privacy: pathTo(locale, 'legal', { slug: 'privacy' }) }} />
        </p>
      </Form>
    </div>
  );
}

interface FieldProps<Value> {
  readonly error: string | undefined;
  readonly value: Value;
}

function KindField({ error, value }: FieldProps<FeedbackValues['kind']>) {
  const t = useStrings('feedback');
  return (
    <div
      role="radiogroup"
      aria-labelledby="feedback-kind-label"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error && 'feedback-kind-error'}
    >
      <p>
        <strong id="feedback-kind-label">{t('kind.label')}</strong>
      </p>
      {MESSAGE_KINDS.map((kind, index) => (
        <label key={kind} className="choice">
          <input
            type="radio"
            name="kind"
            value={kind}
            id={index === 0 ? 'feedback-kind' : undefined}
            defaultChecked={value === kind}
          />
          {t(`kind.${kind}`)}
        </label>
      ))}
      <FieldError id="feedback-kind-error" message={error} />
    </div>
  );
}

interface MessageFieldProps extends FieldProps<string | undefined> {
  readonly live: LiveFeedbackForm | undefined;
}

function MessageField({ error, value, live }: MessageFieldProps) {
  const t = useStrings('feedback');
  const max = formatNumber(useLocale(), LIMITS.messageCharacters);
  return (
    <Field
      id="feedback-message"
      label={t('message.label')}
      hint={
        <>
          {t('message.hint')} {t('form.room', { max })}
        </>
      }
      error={error}
      control={(description) => (
        // No maxlength: a browser would cut off what is pasted, and say nothing.
        <textarea
          id="feedback-message"
          name="message"
          rows={7}
          dir="auto"
          required
          readOnly={live?.sending}
          defaultValue={value}
          {...description}
        />
      )}
    >
      {live?.room}
    </Field>
  );
}

interface ScreenshotFieldProps {
  readonly error: string | undefined;
  /** One was sent, and cannot be put back into the field. */
  readonly lost: boolean;
  readonly preview: ReactNode;
}

/** An optional screenshot of what the message is about. */
function ScreenshotField({ error, lost, preview }: ScreenshotFieldProps) {
  const t = useStrings('feedback');
  const size = useByteSize()(SCREENSHOT_BYTES_SHOWN);
  return (
    <Field
      id="feedback-screenshot"
      label={t('screenshot.label')}
      hint={
        <>
          {lost && <strong>{t('screenshot.lost')}</strong>} {t('screenshot.hint', { size })}
        </>
      }
      error={error}
      control={(description) => (
        <input
          id="feedback-screenshot"
          name="screenshot"
          type="file"
          accept={SCREENSHOT_TYPES.join()}
          {...description}
        />
      )}
    >
      {preview}
    </Field>
  );
}
