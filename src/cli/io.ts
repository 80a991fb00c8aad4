import type { Encoded } from '../encoding/text';

/** What commands may do to the world around them; injected so that tests need no process. */
export interface Io {
  readonly stdout: (text: Encoded) => void;
  readonly stderr: (text: Encoded) => void;
  /** Resolves once the standard output has taken everything. @throws FileProblem if it did not */
  readonly flush: () => Promise<void>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: { readonly stdout: boolean; readonly stderr: boolean };
  /** The terminal's width; null if output doesn't go to a terminal. */
  readonly columns: number | null;
  /** Everything that comes in; read once. @param limit in bytes @throws FileProblem; the signal's reason */
  readonly readStdin: (limit: number) => Promise<Uint8Array>;
  /** @param limit in bytes @throws FileProblem; the signal's reason */
  readonly readFile: (path: string, limit: number) => Promise<Uint8Array>;
  /** @throws FileProblem */
  readonly writeFile: (path: string, content: Encoded) => Promise<void>;
  /** Whether a file could be written. @throws FileProblem of the file or, where it is missing, its folder */
  readonly askToWrite: (path: string) => Promise<void>;
  readonly now: () => Date;
  /** Aborted when the user interrupts. */
  readonly signal: AbortSignal;
}

/** What keeps a file from being read or written, by what can be done about it. */
export type FileTrouble = 'missing' | 'folder' | 'forbidden' | 'full' | 'too-large' | 'failed';

/** What is written instead of a path to mean a stream of the process. */
export const STDIN = '-';
export const STDOUT = '>';

export class FileProblem extends Error {
  /** Bytes, of a file that is larger than may be read. */
  readonly limit: number;

  constructor(
    readonly path: string,
    readonly trouble: FileTrouble,
    { limit = 0, cause }: { readonly limit?: number; readonly cause?: unknown } = {},
  ) {
    super(`${path}: ${trouble}`, { cause });
    this.limit = limit;
  }
}

/** The bytes of a file, or of the standard input where `-` is named. @param limit in bytes */
export function readInput(io: Pick<Io, 'readFile' | 'readStdin'>, path: string, limit: number): Promise<Uint8Array> {
  return path === STDIN ? io.readStdin(limit) : io.readFile(path, limit);
}
