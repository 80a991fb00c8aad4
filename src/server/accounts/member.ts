/** How a person is named in storage. */
import { createHash } from 'node:crypto';

/**
 * 32 hexadecimal digits that identify a person: `sub` is unique only within its issuer (OpenID Connect Core §2), and
 * may contain characters that storage keys may not.
 */
export function memberKey(issuer: string, subject: string): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('hex')
    .slice(0, 32);
}
