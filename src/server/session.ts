/** Who is signed in. */
import type { Role } from '../site/roles';

export interface Session {
  /** The identity provider's stable name for the person. */
  readonly subject: string;
  readonly roles: readonly Role[];
}

export type SessionReader = (request: Request) => Promise<Session | null>;

/** Nobody can be signed in while no identity provider is configured, whatever cookie is sent. */
export const readSession: SessionReader = () => Promise.resolve(null);
