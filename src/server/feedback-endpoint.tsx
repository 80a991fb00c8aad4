/** `POST /api/feedback`: the same form with and without script. */
import type { ReactElement } from 'react';
import { FeedbackForm, type FeedbackErrors, type FeedbackValues } from '../components/FeedbackForm';
import { FeedbackReceipt } from '../components/FeedbackReceipt';
import { translator } from '../components/strings';
import { feedbackCatalog } from './catalogs/feedback';
import { siteCatalog } from './catalogs/site';
import { clientKey } from './client-key';
import type { Answer, Call, Handler } from './endpoint';
import { pageTitle } from './failure';
import { feedbackSchema, storeFeedback, type Feedback } from './feedback';
import type { FieldErrors } from './field-errors';
import { pageResponse, renderStatic } from './page';
import { createStrings } from './strings';

const strings = createStrings({ feedback: feedbackCatalog, site: siteCatalog });

async function show(call: Call<unknown>, status: number, title: string, element: ReactElement): Promise<Response> {
  const { locale, services } = call;
  return pageResponse('page', {
    artifacts: services.artifacts,
    locale,
    status,
    path: 'feedback/',
    title: pageTitle(title, locale),
    main: await renderStatic(strings, locale, element),
  });
}

const FORM_FIELDS = ['kind', 'message', 'email', 'page'] as const;

/** The form knows fewer reasons than the interface: what a form cannot send needs no words of its own. */
function formErrors(errors: FieldErrors, kind: unknown): FeedbackErrors {
  return {
    ...(errors['kind'] && { kind: 'required' }),
    ...(errors['message'] && { message: errors['message'] === 'too-long' ? 'too-long' : 'required' }),
    ...(errors['email'] && { email: 'malformed' }),
    ...(errors['page'] && { page: kind === 'exclusion' ? 'site' : 'malformed' }),
  };
}

function formValues(fields: Readonly<Record<string, unknown>>): FeedbackValues {
  const typed = FORM_FIELDS.map((name) => [name, fields[name]]).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(typed) as FeedbackValues;
}

async function showFormAgain(call: Call<Readonly<Record<string, unknown>>>, errors: FieldErrors): Promise<Answer> {
  const shown = formErrors(errors, call.fields['kind']);
  // What is wrong cannot be corrected in the form; then the general page says so.
  if (Object.keys(shown).length === 0) return { code: 'invalid', fields: errors };
  const form = <FeedbackForm values={formValues(call.fields)} errors={shown} />;
  return show(call, 422, translator(strings, call.locale, 'feedback')('errors.title'), form);
}

export const feedbackHandler: Handler<Feedback> = {
  schema: feedbackSchema,
  respondInvalid: showFormAgain,
  async respond(call) {
    const { storage, now, clientAddress } = call.services;
    const client = await clientKey(storage, clientAddress, now());
    const receipt = await storeFeedback(storage, call.fields, { locale: call.locale, client }, now());
    if ('code' in receipt) return { code: receipt.code, fields: { key: receipt.code } };
    if (!call.html) return Response.json(receipt, { status: 201 });
    const title = translator(strings, call.locale, 'feedback')('receipt.title');
    return show(call, 201, title, <FeedbackReceipt reference={receipt.reference} />);
  },
};
