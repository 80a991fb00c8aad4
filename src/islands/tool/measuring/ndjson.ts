/**
 * The values of a newline-delimited JSON stream, each as soon as its line is complete. Chunks may
 * end anywhere, inside a character too. Empty lines are skipped; a last line needs no newline.
 *
 * @throws SyntaxError if a line is not JSON
 */
export async function* readNdjson(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  // In pieces: a line may be megabytes long, and each character is looked at once.
  let pending: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (done ? decoder.decode() : decoder.decode(value, { stream: true })).split('\n');
      const rest = done ? null : lines.pop();
      if (lines.length > 0) {
        lines[0] = [...pending, lines[0]].join('');
        pending = [];
      }
      if (rest) pending.push(rest);
      for (const line of lines) {
        if (line.trim() !== '') yield JSON.parse(line) as unknown;
      }
      if (done) return;
    }
  } finally {
    // A caller that stops reading early stops the request too.
    await reader.cancel();
  }
}
