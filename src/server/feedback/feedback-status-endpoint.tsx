/** `/{locale}/feedback/status/{reference}.{secret}/`: what became of a message, for its sender only. */
import type { ReactElement } from 'react';
import { z } from 'zod';
import { MessageDeletedPage, MessageStatusPage } from '../../components/feedback/MessageStatusPage';
import { translator } from '../../components/strings';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { DELETED_MESSAGE, pathTo } from '../../site/routes';
import { pageResponse, seeOther, type PageFacts } from '../platform/answers';
import { on, type Answer, type Call, type MethodRunners } from '../platform/endpoint';
import { knownPage } from '../platform/return-address';
import type { Message } from './message';
import { readMessage } from './store';
import { strings } from './page-strings';
import { whyMissing } from '../platform/gone';
import { opens } from '../platform/private-secrets';
import { removeUndoably, restoreMessage, ROOM } from './undo';

/** What follows `status/` in the address; null if the address is not that of a message. */
function tokenOf({ url, locales }: Call<unknown>): string | null {
  const page = knownPage(url.pathname.replace(/\/index\.html$/, '/'), locales);
  return page?.id === 'feedback-status' ? (page.path.split('/').at(-2) ?? null) : null;
}

/** The message an address opens; null, in the same way, for one that does not exist and a secret that is not its own. */
async function openedBy({ services: { storage } }: Call<unknown>, token: string): Promise<Message | null> {
  const [reference = '', secret = ''] = token.split('.');
  const stored = await readMessage(storage, reference);
  const isOpened = opens(secret, stored?.message.secretHash ?? '');
  return isOpened && stored !== null ? stored.message : null;
}

/** Parameter of the page's URL: the message was just brought back. */
const RESTORED = 'restored';

function deletedPage(
  call: Call<unknown>,
  page: Pick<PageFacts, 'path' | 'status'>,
  element: ReactElement,
): Promise<Response> {
  return pageResponse(
    call,
    strings,
    { ...page, title: translator(strings, call.locale, 'feedback')('deleted.title') },
    element,
  );
}

const pathOf = ({ locale }: Call<unknown>, reference: string) => pathTo(locale, 'feedback-status', { reference });

function show(call: Call<unknown>, token: string, message: Message): Promise<Response> {
  const { page = '', screenshot, ...sent } = message;
  const title = translator(strings, call.locale, 'feedback')('status.title');
  return pageResponse(
    call,
    strings,
    { path: `feedback/status/${token}/`, title },
    <MessageStatusPage
      sent={{ ...sent, page, hasScreenshot: screenshot !== null }}
      path={pathOf(call, token)}
      isRestored={call.url.searchParams.has(RESTORED)}
    />,
  );
}

async function look(call: Call<unknown>): Promise<Answer> {
  const token = tokenOf(call);
  if (token === null) return { code: 'not-found' };
  if (token === DELETED_MESSAGE) {
    return deletedPage(call, { path: `feedback/status/${DELETED_MESSAGE}/` }, <MessageDeletedPage />);
  }
  const message = await openedBy(call, token);
  return message === null ? missing(call, token) : show(call, token, message);
}

/** Tells someone who has the secret that a message is gone. For everyone else, it never existed. */
async function missing(call: Call<unknown>, token: string, isTooLate = false): Promise<Answer> {
  const { code } = await whyMissing(call.services.storage, ROOM, token);
  if (code === 'not-found') return { code };
  return deletedPage(
    call,
    { status: 410, path: `feedback/status/${token}/` },
    <MessageDeletedPage isTooLate={isTooLate} />,
  );
}

const changeSchema = z.strictObject({
  action: z.enum(['delete', 'undo']),
  /** To delete: the response is a page that contains the message and can restore it. */
  undo: z.literal('offer').optional(),
  /** To undo a deletion: what the page after it contained. */
  held: z.string().optional(),
  locale: z.enum(EVERY_LOCALE).optional(),
});

async function change(call: Call<z.output<typeof changeSchema>>): Promise<Answer> {
  const { services, fields } = call;
  const token = tokenOf(call);
  if (token === null) return { code: 'not-found' };
  const path = pathOf(call, token);
  if (fields.action === 'undo') {
    const isBack = await restoreMessage(services, token, fields.held ?? '');
    return isBack ? seeOther(`${path}?${RESTORED}`) : missing(call, token, true);
  }
  const message = await openedBy(call, token);
  if (message === null) return missing(call, token);
  const held = await removeUndoably(services, token, message);
  if (fields.undo === undefined || held === null) return seeOther(pathOf(call, DELETED_MESSAGE));
  return deletedPage(call, { path: `feedback/status/${token}/` }, <MessageDeletedPage undo={{ action: path, held }} />);
}

export const feedbackStatusHandler: MethodRunners = {
  GET: on({ respond: look }),
  POST: on({ schema: changeSchema, respond: change }),
};
