import type { FeedbackValues } from '../site/feedback';
import { LIMITS } from '../site/limits';
import { ASKED_PATHS } from '../site/tool-addresses';
import { EmailField } from './EmailField';
import { ErrorSummary } from './ErrorSummary';
import { summaryOf, useErrorMessages, type FeedbackErrors } from './feedback-errors';
import { Field, TrapField, URL_INPUT } from './Field';
import { Form } from './Form';
import { PageHeader } from './PageHeader';
import { useStrings } from './strings';

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
      <ErrorSummary title={t('errors.title')} errors={summaryOf('exclusion', messages)} takesFocus />
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
      <EmailField id="exclusion-email" hint={t('exclusion.emailHint')} error={messages.email} value={values.email} />
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
