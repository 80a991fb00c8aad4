import type { ReactNode } from 'react';
import {
  MESSAGE_KINDS,
  SCREENSHOT_BYTES_SHOWN,
  SCREENSHOT_MEGAPIXELS,
  SCREENSHOT_TYPES,
  type FeedbackValues,
  type FieldCodes,
  type ScreenshotCode,
} from '../site/feedback';
import { LIMITS } from '../site/limits';
import { pathTo } from '../site/routes';
import { ASKED_PATHS } from '../site/tool-addresses';
import { ErrorSummary } from './ErrorSummary';
import { useByteSize } from './byte-size';
import { Field, FieldError, TrapField, URL_INPUT } from './Field';
import { Form, type LiveForm } from './Form';
import { formatNumber } from './format';
import { LinkedText } from './LinkedText';
import { PageHeader } from './PageHeader';
import { useLocale, useStrings } from './strings';

/** What is wrong with each field that someone can correct in the form. */
export interface FeedbackErrors {
  readonly kind?: 'required';
  readonly message?: 'required' | 'too-long';
  readonly email?: 'malformed';
  /** `site`: an exclusion names no site. `report`: a notice names no published report. */
  readonly page?: 'malformed' | 'site' | 'report';
  readonly screenshot?: NonNullable<ScreenshotCode>;
}

/** The form knows fewer reasons than the interface: what a form cannot send needs no words of its own. */
export function formErrors(codes: FieldCodes, kind: unknown): FeedbackErrors {
  const { kind: noKind, message, email, page, screenshot } = codes as Partial<FieldCodes>;
  return {
    ...(noKind && { kind: 'required' }),
    ...(message && { message: message === 'too-long' ? 'too-long' : 'required' }),
    ...(email && { email: 'malformed' }),
    ...(page && { page: kind === 'exclusion' ? 'site' : kind === 'notice' ? 'report' : 'malformed' }),
    ...(screenshot && { screenshot: screenshot === 'image-too-large' ? 'image-too-large' : 'not-an-image' }),
  };
}

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
        <ErrorSummary
          title={t('errors.title')}
          errors={Object.entries(messages).map(([field, message]) => ({ href: `#feedback-${field}`, message }))}
          takesFocus
        />
        <div
          role="radiogroup"
          aria-labelledby="feedback-kind-label"
          aria-required
          aria-invalid={messages.kind ? true : undefined}
          aria-describedby={messages.kind && 'feedback-kind-error'}
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
                defaultChecked={values.kind === kind}
              />
              {t(`kind.${kind}`)}
            </label>
          ))}
          <FieldError id="feedback-kind-error" message={messages.kind} />
        </div>
        <Field
          id="feedback-message"
          label={t('message.label')}
          hint={
            <>
              {t('message.hint')} {t('form.room', { max: formatNumber(locale, LIMITS.messageCharacters) })}
            </>
          }
          error={messages.message}
          control={(description) => (
            // No maxlength: a browser would cut off what is pasted, and say nothing.
            <textarea
              id="feedback-message"
              name="message"
              rows={7}
              dir="auto"
              required
              readOnly={live?.sending}
              defaultValue={values.message}
              {...description}
            />
          )}
        >
          {live?.room}
        </Field>
        <Field
          id="feedback-email"
          label={t('email.label')}
          hint={t('email.hint')}
          error={messages.email}
          control={(description) => (
            <input
              id="feedback-email"
              name="email"
              type="email"
              dir="ltr"
              autoComplete="email"
              readOnly={live?.sending}
              defaultValue={values.email}
              {...description}
            />
          )}
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

interface ScreenshotFieldProps {
  readonly error: string | undefined;
  /** One was sent, and cannot be put back into the field. */
  readonly lost: boolean;
  readonly preview: ReactNode;
}

/** An optional picture of what the message is about. */
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

interface ExclusionFormProps {
  readonly values?: FeedbackValues;
  readonly errors?: FeedbackErrors;
  /** Whether the form is a page, as where it is shown again, and not a part of one. */
  readonly wholePage?: boolean;
}

/** Asks that a site be kept out of the tool. A message like any other; works without script. */
export function ExclusionForm({ values = {}, errors = {}, wholePage = false }: ExclusionFormProps) {
  const t = useStrings('feedback');
  const messages = useErrorMessages()(errors);
  const form = (
    <Form className="form" id="exclusion" action={ASKED_PATHS.feedback} noValidate>
      <ErrorSummary
        title={t('errors.title')}
        errors={Object.entries(messages).map(([field, message]) => ({ href: `#exclusion-${field}`, message }))}
        takesFocus
      />
      <Field
        id="exclusion-page"
        label={t('exclusion.site')}
        error={messages.page}
        control={(description) => (
          <input
            id="exclusion-page"
            name="page"
            {...URL_INPUT}
            maxLength={LIMITS.pathCharacters}
            required
            defaultValue={values.page}
            {...description}
          />
        )}
      />
      <Field
        id="exclusion-email"
        label={t('email.label')}
        hint={t('exclusion.emailHint')}
        error={messages.email}
        control={(description) => (
          <input
            id="exclusion-email"
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            defaultValue={values.email}
            {...description}
          />
        )}
      />
      <Field
        id="exclusion-message"
        label={t('exclusion.message')}
        error={messages.message}
        control={(description) => (
          <textarea
            id="exclusion-message"
            name="message"
            rows={3}
            dir="auto"
            defaultValue={values.message}
            {...description}
          />
        )}
      />
      <TrapField id="exclusion-website" />
      <input type="hidden" name="kind" value="exclusion" />
      <p>
        <button className="button">{t('exclusion.submit')}</button>
      </p>
    </Form>
  );
  if (!wholePage) return form;
  return (
    <div className="sheet">
      <PageHeader title={t('kind.exclusion')} />
      {form}
    </div>
  );
}

type ErrorMessages = { readonly [Field in keyof FeedbackErrors]: string };

/** Gives the sentence for each field that has an error, in the order of the form. */
function useErrorMessages(): (errors: FeedbackErrors) => ErrorMessages {
  const t = useStrings('feedback');
  const max = formatNumber(useLocale(), LIMITS.messageCharacters);
  const size = useByteSize()(SCREENSHOT_BYTES_SHOWN);
  const megapixels = formatNumber(useLocale(), SCREENSHOT_MEGAPIXELS);
  return (errors) => ({
    ...(errors.kind && { kind: t(`errors.kind.${errors.kind}`) }),
    ...(errors.message && { message: t(`errors.message.${errors.message}`, { max }) }),
    ...(errors.email && { email: t(`errors.email.${errors.email}`) }),
    ...(errors.page && { page: t(`errors.page.${errors.page}`) }),
    ...(errors.screenshot && { screenshot: t(`screenshot.${errors.screenshot}`, { size, megapixels }) }),
  });
}
