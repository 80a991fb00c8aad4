/** `/api/feedback/{reference}`: one message, for editors only. */
import { z } from 'zod';
import { MESSAGE_STATUSES } from '../../site/feedback';
import { LIMITS } from '../../site/limits';
import { noContent } from '../platform/answers';
import { on, type Answer, type Call, type MethodRunners } from '../platform/endpoint';
import { editorOf, forMessage } from './editors';
import { changeMessage, deleteMessage } from './inbox';
import type { Message } from './message';
import { nameOfScreenshot, readMessage, screenshots } from './store';
import { messageFormHandler } from './message-form';

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
    audit: message.audit.map(({ at, by, status: changed, note: words, takenDown }) => ({
      ...{ at, by, status: changed, note: words, takenDown },
    })),
  };
}

async function read({ services: { storage } }: Call<null>, reference: string, path: string): Promise<Answer> {
  const stored = await readMessage(storage, reference);
  if (stored === null) return { code: 'not-found' };
  if (path === '') return Response.json(shown(stored.message));
  const { screenshot } = stored.message;
  const picture = screenshot && (await screenshots.value(storage, nameOfScreenshot(screenshot)));
  if (screenshot === null || picture === null) return { code: 'not-found' };
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': screenshot.type, 'Content-Disposition': `inline; filename="${reference}.webp"` },
  });
}

export const feedbackMessageHandler: MethodRunners = {
  GET: on(forMessage(read)),

  POST: on(messageFormHandler),

  PATCH: on(
    forMessage(async (call, reference) => {
      const { storage, now } = call.services;
      const changed = await changeMessage(storage, reference, call.fields, editorOf(call), now());
      return typeof changed === 'string' ? { code: changed } : Response.json(shown(changed.message));
    }, changeSchema),
  ),

  DELETE: on(
    forMessage<null>(async (call, reference) => {
      const { storage, now } = call.services;
      const isDeleted = await deleteMessage(storage, reference, editorOf(call), now());
      return isDeleted ? noContent() : { code: 'not-found' };
    }),
  ),
};
