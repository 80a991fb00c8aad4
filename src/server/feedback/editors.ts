/** Which editor works on which message, and by what name. Whether they may is up to the endpoints' rows. */
import type { z } from 'zod';
import { memberCall, type Answer, type Call, type Handler } from '../platform/endpoint';
import type { Editor } from './inbox';
import { isReference } from './message';

/** The signed-in editor, as a change names them. */
export function editorOf(call: Call<unknown>): Editor {
  const { name, email, member } = memberCall(call).session;
  return { name: name ?? email ?? member, member };
}

/** What an address names: a message, or something below it; null if it cannot name one. */
export function namedIn({ pathname }: URL): { readonly reference: string; readonly path: string } | null {
  const [, reference = '', path = ''] = /^\/api\/feedback\/([^/]+)(\/screenshot)?\/?$/.exec(pathname) ?? [];
  return isReference(reference) ? { reference, path } : null;
}

/** A handler that is reached only with what may be a reference. */
export function forMessage<Fields>(
  respond: (call: Call<Fields>, reference: string, path: string) => Promise<Answer>,
  schema?: z.ZodType<Fields>,
): Handler<Fields> {
  return {
    ...(schema && { schema }),
    async respond(call) {
      const named = namedIn(call.url);
      return named === null ? { code: 'not-found' } : respond(call, named.reference, named.path);
    },
  };
}
