/**
 * The values of a newline-delimited JSON stream, each as soon as its line is complete. Chunks may
 * end anywhere, inside a character too. Empty lines are passed over; a last line needs no newline.
 *
 * @throws SyntaxError where a line is not JSON
 */
export async function* readNdjson(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      pending += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = pending.split('\n');
      pending = done ? '' : (lines.pop() ?? '');
      for (const line of lines) {
        if (line.trim() !== '') yield JSON.parse(line) as unknown;
      }
      if (done) return;
    }
  } finally {
    // Whoever stops reading early stops the request too.
    await reader.cancel();
  }
}
