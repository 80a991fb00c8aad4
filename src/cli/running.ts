import type { Io } from './io';
import type { Tools } from './tools';

/** What every call of the command runs with. */
export interface Running {
  readonly io: Io;
  readonly tools: Tools;
  /** The package's version, as `--version` prints it. */
  readonly version: string;
}
