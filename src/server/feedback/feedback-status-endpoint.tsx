/** `/{locale}/feedback/status/{reference}.{secret}/`: what came of a message, for its sender alone. */
import { z } from 'zod';
import { MessageDeletedPage, MessageStatusPage } from '../../components/feedback/MessageStatusPage';
import { translator } from '../../components/strings';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { DELETED_MESSAGE, pathTo } from '../../site/routes';
import { pageResponse, seeOther } from '../platform/answers';
import { on, type Answer, type Call, type MethodRunners } from '../platform/endpoint';
import { knownPage } from '../platform/return-address';
import { readMessage, removeMessage, type Message } from './message';
import { strings } from './page-strings';
import { opens } from '../platform/private-secrets';

/** What stands in the address behind `status/`; null where the address is none of a message. */
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

const pathOf = ({ locale }: Call<unknown>, reference: string) => pathTo(locale, 'feedback-status', { reference });

function show(call: Call<unknown>, token: string, message: Message): Promise<Response> {
  const { page = '', screenshot, ...sent } = message;
  const title = translator(strings, call.locale, 'feedback')('status.title');
  return pageResponse(
    call,
    strings,
    { path: `feedback/status/${token}/`, title },
    <MessageStatusPage sent={{ ...sent, page, hasScreenshot: screenshot !== null }} path={pathOf(call, token)} />,
  );
}

async function look(call: Call<unknown>): Promise<Answer> {
  const token = tokenOf(call);
  if (token === null) return { code: 'not-found' };
  if (token === DELETED_MESSAGE) {
    const title = translator(strings, call.locale, 'feedback')('deleted.title');
    const path = `feedback/status/${DELETED_MESSAGE}/`;
    return pageResponse(call, strings, { path, title }, <MessageDeletedPage />);
  }
  const message = await openedBy(call, token);
  return message === null ? { code: 'not-found' } : show(call, token, message);
}

const deletionSchema = z.strictObject({ action: z.literal('delete'), locale: z.enum(EVERY_LOCALE).optional() });

async function remove(call: Call<z.output<typeof deletionSchema>>): Promise<Answer> {
  const token = tokenOf(call);
  const message = token === null ? null : await openedBy(call, token);
  if (message === null) return { code: 'not-found' };
  await removeMessage(call.services.storage, message.reference);
  return seeOther(pathOf(call, DELETED_MESSAGE));
}

export const feedbackStatusHandler: MethodRunners = {
  GET: on({ respond: look }),
  POST: on({ schema: deletionSchema, respond: remove }),
};
