import type { ToldState } from '../gates';

/** What a gate came to, in words. */
export interface GateLine {
  readonly state: ToldState;
  /** A sentence, with untrusted parts between isolates. */
  readonly text: string;
}
