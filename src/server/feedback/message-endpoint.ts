/** `/api/feedback/{reference}`: one message, for editors alone. */
import { z } from 'zod';
import { MESSAGE_STATUSES } from '../../site/feedback';
import { LIMITS } from '../../site/limits';
import { allows } from '../../site/roles';
import { memberCall, on, type Answer, type Call, type Handler, type MethodRunners } from '../endpoint';
import { changeMessage, deleteMessage, type Editor } from './inbox';
import { isReference, readMessage, type Message } from './message';

const changeSchema = z.strictObject({
  status: z.enum(MESSAGE_STATUSES).optional(),
  note: z.string().max(LIMITS.noteCharacters).optional(),
  revision: z.number().int().min(1),
});

/** What editors get of a message: not what only serves to know its sender and its duplicates again. */
function shown(message: Message): object {
  const { reference, kind, message: text, page, email, locale, receivedAt, trust, reasons } = message;
  const { status, note, revision, screenshot } = message;
  return {
    ...{ reference, kind, message: text, page, email, locale, receivedAt, trust, reasons, status, note, revision },
    screenshot: screenshot && {
      path: `/api/feedback/${reference}/screenshot`,
      type: screenshot.type,
      width: screenshot.width,
      height: screenshot.height,
    },
    audit: message.audit.map(({ at, by, status: changed, note: words }) => ({ at, by, status: changed, note: words })),
  };
}

function editorOf(call: Call<unknown>): Editor {
  const { name, email, member } = memberCall(call).session;
  return { name: name ?? email ?? member, member };
}

/** A handler that only editors reach, and only with what may be a reference. */
function forEditors<Fields>(
  respond: (call: Call<Fields>, reference: string, path: string) => Promise<Answer>,
  schema?: z.ZodType<Fields>,
): Handler<Fields> {
  return {
    ...(schema && { schema }),
    async respond(call) {
      if (!allows(memberCall(call).session.roles, 'read-feedback')) return { code: 'not-allowed' };
      const [, reference = '', path = ''] =
        /^\/api\/feedback\/([^/]+)(\/screenshot)?\/?$/.exec(call.url.pathname) ?? [];
      return isReference(reference) ? respond(call, reference, path) : { code: 'not-found' };
    },
  };
}

async function read({ services: { storage } }: Call<null>, reference: string, path: string): Promise<Answer> {
  const stored = await readMessage(storage, reference);
  if (stored === null) return { code: 'not-found' };
  if (path === '') return Response.json(shown(stored.message));
  const { screenshot } = stored.message;
  const picture = screenshot === null ? null : await storage.get(screenshot.key);
  if (screenshot === null || !(picture?.value instanceof Uint8Array)) return { code: 'not-found' };
  return new Response(new Uint8Array(picture.value), {
    headers: { 'Content-Type': screenshot.type, 'Content-Disposition': `inline; filename="${reference}.webp"` },
  });
}

export const messageHandler: MethodRunners = {
  GET: on(forEditors(read)),

  PATCH: on(
    forEditors(async (call, reference) => {
      const { storage, now } = call.services;
      const changed = await changeMessage(storage, reference, call.fields, editorOf(call), now());
      return typeof changed === 'string' ? { code: changed } : Response.json(shown(changed.message));
    }, changeSchema),
  ),

  DELETE: on(
    forEditors<null>(async (call, reference) => {
      const { storage, now } = call.services;
      const isDeleted = await deleteMessage(storage, reference, editorOf(call), now());
      return isDeleted ? new Response(null, { status: 204 }) : { code: 'not-found' };
    }),
  ),
};
