/** Under which names storage keeps sessions. */
import { createHash } from 'node:crypto';

export interface SessionName {
  /** Identifies the person in storage, see `memberKey`. */
  readonly member: string;
  /** Identifies the session, in storage only. */
  readonly id: string;
}

export const SESSIONS = 'sessions/';

/** Prefix of the keys of a person's sessions. */
export const sessionsPrefix = (member: string) => `${SESSIONS}${member}/`;

/** Key of a session's record. */
export const keyOf = ({ member, id }: SessionName) => sessionsPrefix(member) + id;

/**
 * 32 hexadecimal digits that identify a person: `sub` is unique only within its issuer (OpenID Connect Core §2), and may
 * contain characters that storage keys may not.
 */
export function memberKey(issuer: string, subject: string): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('hex')
    .slice(0, 32);
}
