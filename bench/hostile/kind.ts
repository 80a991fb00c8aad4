/** What a kind of hostile input is for the benchmark. A new kind is a file like `pages.ts`, and a line in `kinds.ts`. */

/**
 * Makes an input of about so many bytes, the same in every run. @returns reads it, as the process that serves does;
 * resolves with what came of it in a few words: `whole`, `partial`, an error's code
 */
export type HostileCase = (bytes: number) => () => Promise<string>;

export interface HostileKind {
  /** Its name on the command line: `pages`. */
  readonly name: string;
  /** The size inputs are judged by. Half of it is run as well, for the ratio. */
  readonly bytes: number;
  readonly cases: ReadonlyMap<string, HostileCase>;
  /** An input as people mean it: reading it first warms up what every input needs. */
  readonly ordinary: () => Promise<string>;
}
