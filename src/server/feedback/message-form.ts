/**
 * `POST /api/feedback/{reference}`: what the inbox's forms send without script. If something goes wrong,
 * the page that says so shows what the editor typed.
 */
import { z } from 'zod';
import { inboxPath, readInboxQuery, type InboxQuery } from '../../components/inbox/inbox-query';
import { MESSAGE_STATUSES, normalMessage } from '../../site/feedback';
import { LIMITS } from '../../site/limits';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import type { Answer, Call, Handler } from '../platform/endpoint';
import type { FieldErrors } from '../platform/field-errors';
import { doneResponse } from '../platform/answers';
import { StorageError } from '../platform/storage/store';
import { editorOf, forMessage, namedIn } from './editors';
import { changeMessage, deleteMessage } from './inbox';
import { showAway, showMessage } from './inbox-page';
import { readMessage } from './store';

const FIELDS = {
  locale: z.enum(EVERY_LOCALE).optional(),
  /** Query of the list to go back to. */
  list: z.string().optional(),
};

const schema = z.discriminatedUnion('action', [
  z.strictObject({
    ...FIELDS,
    action: z.literal('change'),
    revision: z.coerce.number().int().min(1),
    status: z.enum(MESSAGE_STATUSES),
    // Forms send line breaks as CR LF.
    note: z.string().transform(normalMessage).pipe(z.string().max(LIMITS.noteCharacters)),
  }),
  z.strictObject({ ...FIELDS, action: z.literal('delete') }),
]);

type Fields = z.output<typeof schema>;
type ChangeFields = Extract<Fields, { action: 'change' }>;

/** Built from what is known about it, never from the text that came in. */
const listOf = (list: unknown): InboxQuery => readInboxQuery(new URLSearchParams(typeof list === 'string' ? list : ''));

function pathBack({ locale }: Call<unknown>, query: InboxQuery, more: Readonly<Record<string, string>>): string {
  return inboxPath(locale, query, { ...(query.after === null ? {} : { after: query.after }), ...more });
}

async function change(call: Call<Fields>, fields: ChangeFields, reference: string): Promise<Answer> {
  const { storage, now } = call.services;
  const { list, status, note, revision } = fields;
  const changed = await changeMessage(storage, reference, { status, note, revision }, editorOf(call), now());
  const query = listOf(list);
  if (typeof changed !== 'string') {
    return doneResponse(call, pathBack(call, query, { message: reference, done: 'changed' }));
  }
  if (!call.html) return { code: changed };
  const stored = await readMessage(storage, reference);
  // Not 404: platforms put a page of their own in its place, and what was typed would be lost.
  if (stored === null) return showAway(call, 410, query, note);
  return showMessage(call, 409, stored.message, query, { typed: { status, note }, why: 'changed-meanwhile' });
}

/** Gives back what was typed if storage does not say whether it was stored. */
async function changeOrHandBack(call: Call<Fields>, fields: ChangeFields, reference: string): Promise<Answer> {
  try {
    return await change(call, fields, reference);
  } catch (error) {
    if (!call.html || !(error instanceof StorageError)) throw error;
    call.services.report(error);
    return showAway(call, 503, { ...listOf(fields.list), message: reference }, fields.note);
  }
}

/** Shows the form again with what was typed; the general page where nothing in it can be corrected. */
async function showAgain(call: Call<Readonly<Record<string, unknown>>>, errors: FieldErrors): Promise<Answer> {
  const { status, note, list } = call.fields;
  const named = namedIn(call.url);
  const why = (['note', 'status'] as const).find((field) => errors[field] !== undefined);
  if (named === null || why === undefined) return { code: 'invalid', fields: errors };
  const typed = { status: typeof status === 'string' ? status : '', note: typeof note === 'string' ? note : '' };
  const stored = await readMessage(call.services.storage, named.reference);
  if (stored === null) return showAway(call, 410, listOf(list), typed.note);
  return showMessage(call, 422, stored.message, listOf(list), { typed, why });
}

export const messageFormHandler: Handler<Fields> = {
  ...forMessage<Fields>(async (call, reference, path) => {
    const { fields, services } = call;
    if (path !== '') return { code: 'not-found' };
    if (fields.action === 'change') return changeOrHandBack(call, fields, reference);
    const isDeleted = await deleteMessage(services.storage, reference, editorOf(call), services.now());
    const query = listOf(fields.list);
    if (isDeleted) return doneResponse(call, pathBack(call, query, { done: 'deleted' }));
    return call.html ? showAway(call, 410, query) : { code: 'not-found' };
  }, schema),
  respondInvalid: showAgain,
};
