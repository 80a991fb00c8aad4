import type { Translate } from './string-keys';
import { LIMITS } from '../site/limits';
import { ErrorSummary } from './ErrorSummary';
import { PageHeader } from './PageHeader';
import { useLocale, useStrings } from './strings';

/** Kinds of message. `exclusion` asks that a site be kept out of the tool; the about page has a form of its own for it. */
export const FEEDBACK_KINDS = ['problem', 'idea', 'praise', 'question', 'exclusion'] as const;

export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** What the visitor filled in, as it came. */
export interface FeedbackValues {
  readonly kind?: string;
  readonly message?: string;
  readonly email?: string;
  readonly page?: string;
}

/** What is wrong with each field; codes as in the API's `fields`. */
export interface FeedbackErrors {
  readonly kind?: 'required';
  readonly message?: 'required' | 'too-long';
  readonly email?: 'malformed';
  /** `site`: an exclusion names no site. */
  readonly page?: 'malformed' | 'site';
}

export interface FeedbackFormProps {
  readonly values?: FeedbackValues;
  readonly errors?: FeedbackErrors;
  /** Idempotency key: the same submission twice is stored once. Sent as `key`. */
  readonly submissionKey?: string;
}

/** The feedback page: what it is for, and the form. Works the same without script. */
export function FeedbackForm({ values = {}, errors = {}, submissionKey }: FeedbackFormProps) {
  const t = useStrings('feedback');
  const locale = useLocale();
  const messages = errorMessages(t, errors);
  return (
    <div className="sheet">
      <PageHeader title={t('title')} lede={t('lede')} />
      <form className="form" method="post" action="/api/feedback">
        <ErrorSummary
          title={t('errors.title')}
          errors={Object.entries(messages).map(([field, message]) => ({ href: `#feedback-${field}`, message }))}
        />
        <fieldset aria-describedby={messages.kind && 'feedback-kind-error'}>
          <legend>{t('kind.label')}</legend>
          {FEEDBACK_KINDS.map((kind, index) => (
            <label key={kind} className="choice">
              <input
                type="radio"
                name="kind"
                value={kind}
                id={index === 0 ? 'feedback-kind' : undefined}
                defaultChecked={values.kind === kind}
                required
              />
              {t(`kind.${kind}`)}
            </label>
          ))}
          <FieldError id="feedback-kind-error" message={messages.kind} />
        </fieldset>
        <div>
          <label htmlFor="feedback-message">{t('message.label')}</label>
          <p className="hint" id="feedback-message-hint">
            {t('message.hint')}
          </p>
          <textarea
            id="feedback-message"
            name="message"
            rows={7}
            maxLength={LIMITS.messageCharacters}
            dir="auto"
            required={values.kind !== 'exclusion'}
            defaultValue={values.message}
            {...described('message', messages.message)}
          />
          <FieldError id="feedback-message-error" message={messages.message} />
        </div>
        <div>
          <label htmlFor="feedback-email">{t('email.label')}</label>
          <p className="hint" id="feedback-email-hint">
            {t('email.hint')}
          </p>
          <input
            id="feedback-email"
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            defaultValue={values.email}
            {...described('email', messages.email)}
          />
          <FieldError id="feedback-email-error" message={messages.email} />
        </div>
        <div>
          <label htmlFor="feedback-page">{t('page.label')}</label>
          <p className="hint" id="feedback-page-hint">
            {t('page.hint')}
          </p>
          <input
            id="feedback-page"
            name="page"
            type="text"
            inputMode="url"
            dir="ltr"
            defaultValue={values.page}
            {...described('page', messages.page)}
          />
          <FieldError id="feedback-page-error" message={messages.page} />
        </div>
        {/* Filled in by programs alone: people neither see it nor reach it. */}
        <div className="hidden-visually" aria-hidden>
          <label htmlFor="feedback-website">{t('website')}</label>
          <input id="feedback-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <input type="hidden" name="locale" value={locale} />
        {submissionKey !== undefined && <input type="hidden" name="key" value={submissionKey} />}
        <p>
          <button className="button">{t('submit')}</button>
        </p>
        <p className="hint">{t('privacy')}</p>
      </form>
    </div>
  );
}

type ErrorMessages = { readonly [Field in keyof FeedbackErrors]: string };

/** The sentence for each field that has an error, in the order of the form. */
function errorMessages(t: Translate<'feedback'>, errors: FeedbackErrors): ErrorMessages {
  return {
    ...(errors.kind && { kind: t(`errors.kind.${errors.kind}`) }),
    ...(errors.message && { message: t(`errors.message.${errors.message}`, { max: LIMITS.messageCharacters }) }),
    ...(errors.email && { email: t(`errors.email.${errors.email}`) }),
    ...(errors.page && { page: t(`errors.page.${errors.page}`) }),
  };
}

/** Ties a field to its hint and, where there is one, its error. */
function described(field: string, error: string | undefined) {
  const hint = `feedback-${field}-hint`;
  return error === undefined
    ? { 'aria-describedby': hint }
    : { 'aria-invalid': true, 'aria-describedby': `feedback-${field}-error ${hint}` };
}

function FieldError({ id, message }: { readonly id: string; readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p className="field-error" id={id}>
      {message}
    </p>
  );
}
