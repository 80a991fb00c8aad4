/** `POST /api/feedback`: the same form with and without script. */
import type { ReactElement } from 'react';
import { formErrors } from '../../components/feedback-errors';
import { FeedbackForm } from '../../components/FeedbackForm';
import { FeedbackReceipt } from '../../components/FeedbackReceipt';
import { translator } from '../../components/strings';
import { ERROR_STATUS } from '../../site/errors';
import { checkFeedback, FEEDBACK_FIELDS, type FeedbackValues } from '../../site/feedback';
import { pathTo } from '../../site/routes';
import { pageResponse } from '../platform/answers';
import { clientOf } from '../platform/client-key';
import type { Answer, Call, Handler } from '../platform/endpoint';
import type { Failure } from '../platform/failure';
import type { FieldErrors } from '../platform/field-errors';
import { StorageError } from '../platform/storage/store';
import { strings } from './page-strings';
import { submissionSchema, type Submission } from './submission';
import { submit, type Submitted } from './submit';

const show = (call: Call<unknown>, status: number, title: string, element: ReactElement) =>
  pageResponse(call, strings, { status, path: 'feedback/', title }, element);

function formValues(fields: Readonly<Record<string, unknown>>): FeedbackValues {
  const typed = FEEDBACK_FIELDS.map((name) => [name, fields[name]]).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(typed) as FeedbackValues;
}

type Fields = Readonly<Record<string, unknown>>;

/** No page can put a file back into its field. */
const hasScreenshot = ({ screenshot }: Fields) => screenshot instanceof File && screenshot.size > 0;

async function showFormAgain(call: Call<Fields>, errors: FieldErrors): Promise<Answer> {
  const { kind } = call.fields;
  const values = formValues(call.fields);
  // A schema that does not know the kind looks at nothing else; people want to hear everything at once.
  const more = kind === 'exclusion' ? {} : checkFeedback(values);
  const shown = formErrors({ ...more, ...errors }, kind);
  // What is wrong cannot be corrected in the form; then the general page says so.
  if (Object.keys(shown).length === 0) return { code: 'invalid', fields: errors };
  const form = <FeedbackForm values={values} errors={shown} screenshotLost={hasScreenshot(call.fields)} />;
  return show(call, 422, translator(strings, call.locale, 'feedback')('errors.title'), form);
}

interface Later {
  readonly retryAfterSeconds: number;
}

/** Says that a message was not taken though nothing is wrong with it: a page shows it again, to be sent later. */
async function notTaken(call: Call<Submission>, failure: Failure & Later): Promise<Answer> {
  if (!call.html) return failure;
  const { code, retryAfterSeconds } = failure;
  const t = translator(strings, call.locale, 'errors');
  const values = formValues(call.fields);
  const page = (
    <>
      <div className="sheet">
        <div className="error-summary" role="alert">
          <h2>{t(`${code}.title`)}</h2>
          <p>{t(`${code}.detail`)}</p>
        </div>
      </div>
      <FeedbackForm
        values={values}
        screenshotLost={hasScreenshot(call.fields)}
        {...(call.fields.key === undefined ? {} : { submissionKey: call.fields.key })}
      />
    </>
  );
  const response = await show(call, ERROR_STATUS[code], t(`${code}.title`), page);
  response.headers.set('Retry-After', String(retryAfterSeconds));
  return response;
}

/** When to try again where storage could not be reached. */
const STORAGE_RETRY_SECONDS = 60;

async function store(call: Call<Submission>): Promise<Submitted> {
  const { services, locale, fields } = call;
  const client = await clientOf(services, services.clientAddress);
  return submit(services, fields, { locale, client });
}

export const feedbackHandler: Handler<Submission> = {
  schema: submissionSchema,
  respondInvalid: showFormAgain,
  async respond(call) {
    const { services, locale, html } = call;
    const submitted = await store(call).catch((error: unknown) => {
      if (!(error instanceof StorageError)) throw error;
      return services.report(error);
    });
    if (typeof submitted === 'string') {
      return notTaken(call, { code: 'unavailable', retryAfterSeconds: STORAGE_RETRY_SECONDS, digest: submitted });
    }
    if (!submitted.ok) {
      if ('retryAfterSeconds' in submitted) {
        const { retryAfterSeconds } = submitted;
        return notTaken(call, { code: 'too-many-requests', retryAfterSeconds });
      }
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
