/** What commands may do to the world around them, handed in so that tests need no process. */
export interface Io {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: { readonly stdout: boolean; readonly stderr: boolean };
  /** Of the terminal; null where there is none. */
  readonly columns: number | null;
  /** Everything that comes in; read once. */
  readonly readStdin: () => Promise<Uint8Array>;
  /** @throws FileProblem */
  readonly readFile: (path: string) => Promise<Uint8Array>;
  /** @throws FileProblem */
  readonly writeFile: (path: string, content: string) => Promise<void>;
  readonly now: () => Date;
  /** Aborted when the user interrupts. */
  readonly signal: AbortSignal;
}

/** What keeps a file from being read or written, by what can be done about it. */
export type FileTrouble = 'missing' | 'folder' | 'forbidden' | 'failed';

export class FileProblem extends Error {
  constructor(
    readonly path: string,
    readonly trouble: FileTrouble,
    options?: ErrorOptions,
  ) {
    super(`${path}: ${trouble}`, options);
  }
}

/** The bytes of a file, or of the standard input where `-` is named. */
export function readInput(io: Pick<Io, 'readFile' | 'readStdin'>, path: string): Promise<Uint8Array> {
  return path === '-' ? io.readStdin() : io.readFile(path);
}
