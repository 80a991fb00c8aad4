/** The one way bytes of unknown length are read: files, the standard input, requests and answers. */

type Bytes = Uint8Array<ArrayBuffer>;

/** Results collected up to a limit. */
export interface Start {
  readonly bytes: Bytes;
  /** True if more follows. */
  readonly truncated: boolean;
}

/** Reads pieces as they come, and keeps at most the limit plus the piece that exceeds it. */
export class BoundedReader {
  readonly #coming: AsyncIterator<Uint8Array>;
  readonly #pieces: Uint8Array[] = [];
  #length = 0;

  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.#coming = pieces[Symbol.asyncIterator]();
  }

  /** Its first bytes, as many as may be. A longer limit than before reads on. @param limit in bytes */
  async upTo(limit: number): Promise<Start> {
    const truncated = await this.#isLonger(limit);
    const bytes = new Uint8Array(Math.min(this.#length, limit));
    let at = 0;
    for (const piece of this.#pieces) {
      const fits = piece.subarray(0, bytes.length - at);
      bytes.set(fits, at);
      at += fits.length;
    }
    return { bytes, truncated };
  }

  /** All of it; null if it is longer than the limit. @param limit in bytes */
  async whole(limit: number): Promise<Bytes | null> {
    return (await this.#isLonger(limit)) ? null : (await this.upTo(limit)).bytes;
  }

  async #isLonger(limit: number): Promise<boolean> {
    while (this.#length <= limit) {
      const next = await this.#coming.next();
      if (next.done === true) return false;
      this.#pieces.push(next.value);
      this.#length += next.value.length;
    }
    return true;
  }

  /** Lets go of what has not come. */
  async close(): Promise<void> {
    await this.#coming.return?.();
  }
}

/** Reads to the end and lets go; null if it exceeds the limit, after which no more is read. @param limit in bytes */
export async function wholeUpTo(pieces: AsyncIterable<Uint8Array>, limit: number): Promise<Bytes | null> {
  const reader = new BoundedReader(pieces);
  try {
    return await reader.whole(limit);
  } finally {
    await reader.close();
  }
}

/** The lines of a text in UTF-8, without their ends, one after the other. @throws RangeError at a line beyond the limit, in bytes */
export async function* linesUpTo(pieces: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  // In pieces: a line may be megabytes long, and each character is looked at once.
  let pending: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    const [rest = '', ...lines] = decoder.decode(piece, { stream: true }).split('\n');
    pending.push(rest);
    length += rest.length;
    if (length > limit) throw new RangeError('line too long');
    for (const next of lines) {
      yield pending.join('');
      pending = [next];
      length = next.length;
    }
  }
  const last = pending.join('') + decoder.decode();
  if (last !== '') yield last;
}
