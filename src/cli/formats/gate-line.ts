/** What a gate came to, in words. */
export interface GateLine {
  readonly state: 'met' | 'not-met' | 'not-measured';
  /** A sentence, with untrusted parts between isolates. */
  readonly text: string;
}
