/** `GET /api/signing-keys`: the public keys reports are signed with, as a JWK set (RFC 7517 §5). */
import type { Handler } from '../platform/endpoint';
import type { KeySet } from './answers';
import { publicKeys } from '../platform/signing-keys';

export const signingKeysHandler: Handler<null> = {
  respond({ services }) {
    const answer: KeySet = { keys: [...publicKeys(services.environment.signingKeys)] };
    return Promise.resolve(Response.json(answer, { headers: { 'Content-Type': 'application/jwk-set+json' } }));
  },
};
