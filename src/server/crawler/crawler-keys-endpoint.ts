/**
 * `GET /.well-known/http-message-signatures-directory`: the public keys our requests are signed with, signed themselves
 * by each of them, so that nobody can pass them off as their own (draft-ietf-webbotauth-httpsig-directory).
 */
import { httpbis } from 'http-message-signatures';
import { LIMITS } from '../../site/limits';
import type { Handler } from '../platform/endpoint';
import { publicKeys } from '../platform/signing-keys';
import { messageKey } from '../fetching/request-signature';

const MEDIA_TYPE = 'application/http-message-signatures-directory+json';

export const crawlerKeysHandler: Handler<null> = {
  async respond({ request, services: { environment, now } }) {
    const entries = environment.crawlerKeys;
    const asked = { method: request.method, url: new URL(environment.siteUrl), headers: {} };
    const created = now();
    // Longer than the answer may be stored.
    const expires = new Date(created.getTime() + LIMITS.crawlerDirectorySeconds * 1000);
    let answer = { status: 200, headers: { 'Content-Type': MEDIA_TYPE } as Record<string, string | string[]> };
    for (const [index, entry] of entries.entries()) {
      answer = await httpbis.signMessage(
        {
          key: messageKey(entry),
          name: `key${String(index + 1)}`,
          fields: ['"@authority";req'],
          params: ['created', 'expires', 'keyid', 'alg', 'tag'],
          paramValues: { created, expires, tag: 'http-message-signatures-directory' },
        },
        answer,
        asked,
      );
    }
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, [value].flat().join(', '));
    return Response.json({ keys: publicKeys(entries), purpose: 'assessment' }, { headers });
  },
};
