/** A stream of JSON values, one on each line, sent as they are written. */

/** Writes one value; after the reader has gone it does nothing. */
type WriteLine<Line> = (value: Line) => void;

/**
 * @param produce writes the lines; the stream ends when it is done
 *   `signal` is aborted when the reader goes away
 */
export function ndjsonResponse<Line>(
  produce: (write: WriteLine<Line>, signal: AbortSignal) => Promise<void>,
): Response {
  const gone = new AbortController();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    // Not awaited: a stream whose start has not ended cannot be read from.
    start(controller) {
      const write: WriteLine<Line> = (value) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
      };
      void produce(write, gone.signal).then(
        () => {
          if (!gone.signal.aborted) controller.close();
        },
        (error: unknown) => {
          controller.error(error);
        },
      );
    },
    cancel() {
      gone.abort();
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson' } });
}
