/** `POST /api/feedback`: the same form with and without script. */
import type { ReactElement } from 'react';
import { checkFeedback, type FeedbackValues } from '../../components/feedback/check-feedback';
import { formErrors } from '../../components/feedback/form-errors';
import { FeedbackForm } from '../../components/FeedbackForm';
import { FeedbackReceipt } from '../../components/FeedbackReceipt';
import { translator } from '../../components/strings';
import { pathTo } from '../../site/routes';
import { clientKey } from '../client-key';
import type { Answer, Call, Handler } from '../endpoint';
import type { FieldErrors } from '../field-errors';
import { showFeedbackPage, strings } from './pages';
import { submissionSchema, type Submission } from './submission';
import { submit } from './submit';

const show = (call: Call<unknown>, status: number, title: string, element: ReactElement) =>
  showFeedbackPage(call, { status, path: 'feedback/', title }, element);

const FORM_FIELDS = ['kind', 'message', 'email', 'page'] as const;

function formValues(fields: Readonly<Record<string, unknown>>): FeedbackValues {
  const typed = FORM_FIELDS.map((name) => [name, fields[name]]).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(typed) as FeedbackValues;
}

async function showFormAgain(call: Call<Readonly<Record<string, unknown>>>, errors: FieldErrors): Promise<Answer> {
  const { kind, screenshot } = call.fields;
  const values = formValues(call.fields);
  // A schema that does not know the kind looks at nothing else; people want to hear everything at once.
  const more = kind === 'exclusion' ? {} : checkFeedback(values);
  const shown = formErrors({ ...more, ...errors }, kind);
  // What is wrong cannot be corrected in the form; then the general page says so.
  if (Object.keys(shown).length === 0) return { code: 'invalid', fields: errors };
  const screenshotLost = screenshot instanceof File && screenshot.size > 0;
  const form = <FeedbackForm values={values} errors={shown} screenshotLost={screenshotLost} />;
  return show(call, 422, translator(strings, call.locale, 'feedback')('errors.title'), form);
}

export const submitHandler: Handler<Submission> = {
  schema: submissionSchema,
  respondInvalid: showFormAgain,
  async respond(call) {
    const { services, locale, fields, html } = call;
    const client = await clientKey(services.storage, services.clientAddress, services.now());
    const submitted = await submit(services, fields, { locale, client });
    if (!submitted.ok) {
      if ('retryAfterSeconds' in submitted) return { code: 'too-many-requests', ...submitted };
      if (submitted.fields['key'] === 'key-reused') return { code: 'key-reused', fields: submitted.fields };
      return html ? showFormAgain(call, submitted.fields) : { code: 'invalid', fields: submitted.fields };
    }
    const { reference, secret } = submitted.receipt;
    const status = secret === '' ? null : pathTo(locale, 'feedback-status', { reference: `${reference}.${secret}` });
    if (!html) return Response.json({ reference, ...(status === null ? {} : { status }) }, { status: 201 });
    const title = translator(strings, locale, 'feedback')('receipt.title');
    return show(call, 201, title, <FeedbackReceipt reference={reference} status={status} />);
  },
};
