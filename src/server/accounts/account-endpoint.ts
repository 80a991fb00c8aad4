/** `/api/account`: everything known about a member, to download or to delete. */
import { z } from 'zod';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { ACCOUNT_EXPORT_NAME, accountExport } from './account-export';
import { closeAccount } from './close-account';
import { providers } from './provider';
import { forgottenSession } from './sessions';
import { afterSignOut } from './signed-out';
import { memberCall, on, type MethodRunners } from '../platform/endpoint';
import { doneResponse } from '../platform/answers';

const schema = z.strictObject({
  /** Requires an explicit confirmation: nothing can be restored. */
  confirm: z.literal('delete'),
  locale: z.enum(EVERY_LOCALE).optional(),
});

export const accountHandler: MethodRunners = {
  GET: on<null>({
    async respond(call) {
      const { services, session } = memberCall(call);
      const pieces = await accountExport(services, session);
      // As a stream: Netlify buffers no more than 6 MB.
      return new Response(new Blob([...pieces]).stream(), {
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
      // The provider's own session goes on; members ask the provider to delete what it stores.
      const response = doneResponse(call, await afterSignOut(providers, call, 'deleted'));
      response.headers.set('Set-Cookie', forgottenSession(url));
      return response;
    },
  }),
};
