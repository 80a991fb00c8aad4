/** The file that a run over a list writes: a line for each address as it is done, to be taken up again. */
import { open, stat, type FileHandle } from 'node:fs/promises';
import { READ_LIMITS, readLines } from '../files';
import { LINE_START, lineText, readLine, type Line } from './lines';

/** The file is another one: nothing of it was changed. */
export class ForeignFile extends Error {
  override readonly name = 'ForeignFile';

  constructor(readonly path: string) {
    super(`${path} holds something else than results of a list`);
  }
}

const CHUNK = 65_536;
const LINE_FEED = 0x0a;

/** Where the last complete line of a file ends, in bytes; 0 without one. */
async function endOfLines(file: FileHandle, size: number): Promise<number> {
  const chunk = Buffer.alloc(CHUNK);
  for (let end = size; end > 0;) {
    const start = Math.max(0, end - CHUNK);
    const { bytesRead } = await file.read(chunk, 0, end - start, start);
    const at = chunk.subarray(0, bytesRead).lastIndexOf(LINE_FEED);
    if (at !== -1) return start + at + 1;
    end = start;
  }
  return 0;
}

async function startOf(file: FileHandle): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(LINE_START.length), 0, LINE_START.length, 0);
  return buffer.subarray(0, bytesRead).toString('utf8');
}

/** Takes away the line that a run was ended in the middle of, since it holds half of a result. */
async function mend(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    if (size === 0) return;
    const start = await startOf(file);
    if (!LINE_START.startsWith(start.slice(0, LINE_START.length)) || start === '') throw new ForeignFile(path);
    const end = await endOfLines(file, size);
    if (end < size) await file.truncate(end);
  } finally {
    await file.close();
  }
}

/**
 * The lines of a file, one after the other, so that it may be larger than memory.
 *
 * @throws ForeignFile if a line was not written by this command
 */
export async function* readResults(path: string): AsyncGenerator<Line, void> {
  try {
    for await (const text of readLines(path, READ_LIMITS.line)) {
      const line = readLine(text);
      if (line === null) throw new ForeignFile(path);
      yield line;
    }
  } catch (cause) {
    // A line as long as no result is.
    throw cause instanceof RangeError ? new ForeignFile(path) : cause;
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

export class ResultFile {
  #last: Promise<void> = Promise.resolve();

  private constructor(private readonly file: FileHandle) {}

  /**
   * Opens a file to append to it.
   *
   * @param onLine told of each line that is there
   * @throws ForeignFile if the file was not written by this command; errors of the file system
   */
  static async open(path: string, onLine: (line: Line) => void): Promise<ResultFile> {
    if (await isThere(path)) {
      await mend(path);
      for await (const line of readResults(path)) onLine(line);
    }
    return new ResultFile(await open(path, 'a'));
  }

  /** Resolves when the line is on the disk: from then on a crash loses nothing, and the site is not asked again. */
  add(line: Line): Promise<void> {
    const text = lineText(line);
    this.#last = this.#last.then(async () => {
      await this.file.appendFile(text);
      await this.file.datasync();
    });
    return this.#last;
  }

  async close(): Promise<void> {
    await this.#last.catch(() => undefined);
    await this.file.close();
  }
}
