import type { Io } from './io';
import type { Tools } from './tools';

/** What every call of the command runs with. */
export interface Running {
  readonly io: Io;
  readonly tools: Tools;
  /** Of the package, as `--version` says it. */
  readonly version: string;
}
