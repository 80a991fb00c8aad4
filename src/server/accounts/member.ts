/** How a person is named in storage. */
import { createHash } from 'node:crypto';

/**
 * 32 hexadecimal digits that stand for a person: `sub` is unique within its issuer alone (OpenID Connect Core §2), and
 * may hold what no storage key may.
 */
export function memberKey(issuer: string, subject: string): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('hex')
    .slice(0, 32);
}
