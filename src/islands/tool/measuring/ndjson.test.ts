import { readNdjson } from './ndjson';

function streamOf(...chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function valuesOf(stream: ReadableStream<Uint8Array>): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const value of readNdjson(stream)) values.push(value);
  return values;
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe('readNdjson', () => {
  const values = [{ name: 'Nordlicht Käse' }, { name: '北風コーヒー' }, { name: 'قهوة 🫖' }];
  const whole = bytes(values.map((value) => `${JSON.stringify(value)}\n`).join(''));

  it('reads the same wherever the stream is cut, inside a character too', async () => {
    for (const at of whole.keys()) {
      expect(await valuesOf(streamOf(whole.slice(0, at), whole.slice(at)))).toEqual(values);
    }
  });

  it('reads a stream that arrives byte by byte', async () => {
    expect(await valuesOf(streamOf(...Array.from(whole, (byte) => Uint8Array.of(byte))))).toEqual(values);
  });

  it('reads a last line without newline, passes over empty lines and accepts CRLF', async () => {
    expect(await valuesOf(streamOf(bytes('{"a":1}\r\n\r\n\n{"a":2}')))).toEqual([{ a: 1 }, { a: 2 }]);
  });

  it('hands out a line before the next one has arrived', async () => {
    let send: ReadableStreamDefaultController<Uint8Array> | undefined;
    const values = readNdjson(new ReadableStream({ start: (controller) => void (send = controller) }));
    send?.enqueue(bytes('{"a":1}\n{"a"'));
    expect((await values.next()).value).toEqual({ a: 1 });
    send?.enqueue(bytes(':2}\n'));
    expect((await values.next()).value).toEqual({ a: 2 });
  });

  it('cancels the stream when the reader stops early', async () => {
    const cancelled = jest.fn();
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes('{"a":1}\n{"a":2}\n')),
      cancel: cancelled,
    });
    for await (const value of readNdjson(stream)) {
      expect(value).toEqual({ a: 1 });
      break;
    }
    expect(cancelled).toHaveBeenCalled();
  });

  it('throws where a line is not JSON', async () => {
    await expect(valuesOf(streamOf(bytes('<!doctype html>\n')))).rejects.toThrow(SyntaxError);
  });
});
