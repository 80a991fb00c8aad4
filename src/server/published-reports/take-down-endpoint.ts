/** `POST /api/reports/take-down`: an editor deletes the published report that a message is about. */
import { z } from 'zod';
import { inboxPath, readInboxQuery } from '../../components/inbox/inbox-query';
import { publishedIdIn } from '../../site/published-reports';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { editorOf } from '../feedback/editors';
import { recordTakeDown } from '../feedback/inbox';
import { isReference } from '../feedback/message';
import { readMessage } from '../feedback/store';
import { doneResponse } from '../platform/answers';
import type { Handler } from '../platform/endpoint';
import { isThere, removeRecord } from '../reports/store';

const schema = z.strictObject({
  /** Of the message. */
  reference: z.string().refine(isReference),
  locale: z.enum(EVERY_LOCALE).optional(),
  /** Query of the list to go back to. */
  list: z.string().default(''),
});

export const takeDownHandler: Handler<z.output<typeof schema>> = {
  schema,
  async respond(call) {
    const { services, locale, fields } = call;
    const { reference } = fields;
    const stored = await readMessage(services.storage, reference);
    const id = publishedIdIn(stored?.message.page ?? '');
    if (id === null) return { code: 'not-found' };
    if (await isThere(services.storage, id)) {
      await recordTakeDown(services.storage, reference, id, editorOf(call), services.now());
      await removeRecord(services, id);
    }
    const list = readInboxQuery(new URLSearchParams(fields.list));
    const after = list.after === null ? {} : { after: list.after };
    return doneResponse(call, inboxPath(locale, list, { ...after, message: reference, done: 'taken-down' }));
  },
};
