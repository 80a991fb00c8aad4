/** Who may work with messages, and by which name. */
import type { z } from 'zod';
import { allows } from '../../site/roles';
import { memberCall, type Answer, type Call, type Handler } from '../endpoint';
import type { Editor } from './inbox';
import { isReference } from './message';

/** Whoever is signed in, as a change names them. */
export function editorOf(call: Call<unknown>): Editor {
  const { name, email, member } = memberCall(call).session;
  return { name: name ?? email ?? member, member };
}

export function isEditor(call: Call<unknown>): boolean {
  return allows(memberCall(call).session.roles, 'read-feedback');
}

/** What an address names: a message, or what lies below it; null where it may name none. */
export function namedIn({ pathname }: URL): { readonly reference: string; readonly path: string } | null {
  const [, reference = '', path = ''] = /^\/api\/feedback\/([^/]+)(\/screenshot)?\/?$/.exec(pathname) ?? [];
  return isReference(reference) ? { reference, path } : null;
}

/** A handler that only editors reach, and only with what may be a reference. */
export function forEditors<Fields>(
  respond: (call: Call<Fields>, reference: string, path: string) => Promise<Answer>,
  schema?: z.ZodType<Fields>,
): Handler<Fields> {
  return {
    ...(schema && { schema }),
    async respond(call) {
      if (!isEditor(call)) return { code: 'not-allowed' };
      const named = namedIn(call.url);
      return named === null ? { code: 'not-found' } : respond(call, named.reference, named.path);
    },
  };
}
