import { LIMITS } from '../site/limits';
import { ErrorSummary } from './ErrorSummary';
import type { FeedbackValues } from './feedback/check-feedback';
import { described } from './feedback/field';
import type { FeedbackErrors } from './feedback/form-errors';
import { useErrorMessages } from './feedback/use-error-messages';
import { FieldError } from './FieldError';
import { PageHeader } from './PageHeader';
import { useLocale, useStrings } from './strings';
import { URL_INPUT } from './url-input';
import { TrapField } from './TrapField';

interface ExclusionFormProps {
  readonly values?: FeedbackValues;
  readonly errors?: FeedbackErrors;
  /** Whether the form is a page, as where it is shown again, and not a part of one. */
  readonly wholePage?: boolean;
}

/** Asks that a site be kept out of the tool. A message like any other; works without script. */
export function ExclusionForm({ values = {}, errors = {}, wholePage = false }: ExclusionFormProps) {
  const t = useStrings('feedback');
  const locale = useLocale();
  const messages = useErrorMessages()(errors);
  const form = (
    <form className="form" id="exclusion" method="post" action="/api/feedback" noValidate>
      <ErrorSummary
        title={t('errors.title')}
        errors={Object.entries(messages).map(([field, message]) => ({ href: `#exclusion-${field}`, message }))}
        takesFocus
      />
      <div>
        <label htmlFor="exclusion-page">{t('exclusion.site')}</label>
        <input
          id="exclusion-page"
          name="page"
          {...URL_INPUT}
          maxLength={LIMITS.pathCharacters}
          required
          defaultValue={values.page}
          {...(messages.page && { 'aria-invalid': true, 'aria-describedby': 'exclusion-page-error' })}
        />
        <FieldError id="exclusion-page-error" message={messages.page} />
      </div>
      <div>
        <label htmlFor="exclusion-email">{t('email.label')}</label>
        <p className="hint" id="exclusion-email-hint">
          {t('exclusion.emailHint')}
        </p>
        <input
          id="exclusion-email"
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          defaultValue={values.email}
          {...described('exclusion-email', messages.email)}
        />
        <FieldError id="exclusion-email-error" message={messages.email} />
      </div>
      <div>
        <label htmlFor="exclusion-message">{t('exclusion.message')}</label>
        <textarea
          id="exclusion-message"
          name="message"
          rows={3}
          dir="auto"
          defaultValue={values.message}
          {...(messages.message && { 'aria-invalid': true, 'aria-describedby': 'exclusion-message-error' })}
        />
        <FieldError id="exclusion-message-error" message={messages.message} />
      </div>
      <TrapField id="exclusion-website" />
      <input type="hidden" name="kind" value="exclusion" />
      <input type="hidden" name="locale" value={locale} />
      <p>
        <button className="button">{t('exclusion.submit')}</button>
      </p>
    </form>
  );
  if (!wholePage) return form;
  return (
    <div className="sheet">
      <PageHeader title={t('kind.exclusion')} />
      {form}
    </div>
  );
}
