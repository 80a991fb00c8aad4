/** `/api/account`: everything that is known of a member, to take along or to delete. */
import { z } from 'zod';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { ACCOUNT_EXPORT_NAME, accountExport } from './account-export';
import { closeAccount } from './close-account';
import { providers as ownProviders, type Providers } from './provider';
import { forgottenSession } from './sessions';
import { afterSignOut } from './signed-out';
import { memberCall, on, type MethodRunners } from '../platform/endpoint';
import { doneResponse } from '../platform/form-answer';

const schema = z.strictObject({
  /** Asked for in so many words: nothing of it comes back. */
  confirm: z.literal('delete'),
  locale: z.enum(EVERY_LOCALE).optional(),
});

/** Streamed piece by piece: Netlify holds back no more than 6 MB. */
function streamOf(pieces: readonly string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const rest = pieces.values();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = rest.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

/** @param providers where a test hands in its own */
export const accountHandlerWith = (providers: Providers): MethodRunners => ({
  GET: on<null>({
    async respond(call) {
      const { services, session } = memberCall(call);
      const pieces = await accountExport(services, session);
      return new Response(streamOf(pieces), {
        headers: {
          'Content-Type': 'application/json',
          'Content-Disposition': `attachment; filename="${ACCOUNT_EXPORT_NAME}"`,
        },
      });
    },
  }),
  POST: on({
    schema,
    async respond(call) {
      const { services, session, url } = memberCall(call);
      await closeAccount(services, session);
      // The provider still knows somebody is signed in; what it keeps of them is theirs to have deleted there.
      const response = doneResponse(call, await afterSignOut(providers, call, 'deleted'));
      response.headers.set('Set-Cookie', forgottenSession(url));
      return response;
    },
  }),
});

export const accountHandler = accountHandlerWith(ownProviders);
