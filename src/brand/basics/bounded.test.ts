import { BoundedReader, linesUpTo, wholeUpTo } from './bounded';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Pieces that never end, and what became of them. */
function endless() {
  const state = { given: 0, closed: false };
  async function* pieces(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        state.given += 10;
        yield bytes('0123456789');
      }
    } finally {
      state.closed = true;
    }
  }
  return { state, pieces: pieces() };
}

async function* of(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield bytes(text);
}

describe('a bounded reader', () => {
  it('takes no more than one piece beyond the limit of what never ends, and lets go of it', async () => {
    const { state, pieces } = endless();
    expect(await wholeUpTo(pieces, 95)).toBeNull();
    expect(state).toEqual({ given: 100, closed: true });
  });

  it('reads what is exactly as long as the limit, and nothing of what is one byte longer', async () => {
    expect(await wholeUpTo(of('01', '234'), 5)).toEqual(bytes('01234'));
    expect(await wholeUpTo(of('01', '234'), 4)).toBeNull();
    expect(await wholeUpTo(of(), 0)).toEqual(bytes(''));
  });

  it('gives the start, and reads on from there', async () => {
    const reader = new BoundedReader(of('01', '234', '5'));
    expect(await reader.upTo(3)).toEqual({ bytes: bytes('012'), truncated: true });
    expect(await reader.upTo(6)).toEqual({ bytes: bytes('012345'), truncated: false });
  });

  it('gives lines wherever pieces end, and stops at one that is too long', async () => {
    const lines: string[] = [];
    for await (const line of linesUpTo(of('a\nb', 'c\n', '\nd'), 9)) lines.push(line);
    expect(lines).toEqual(['a', 'bc', '', 'd']);
    const { state, pieces } = endless();
    await expect(linesUpTo(pieces, 50).next()).rejects.toThrow(RangeError);
    expect(state).toEqual({ given: 60, closed: true });
  });
});
