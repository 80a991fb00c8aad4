/** `GET /api/feedback/export`: the messages a filter lets through, as a table for spreadsheets; so many that one file cannot hold them, by `part`. */
import { readInboxQuery } from '../../components/inbox/inbox-query';
import type { Handler } from '../platform/endpoint';
import { MESSAGE_CSV_HEAD, messageCsv } from './csv';
import { matchingMessages } from './listing';
import type { Message } from './message';

/** Rows as they are read. An error on the way breaks the response off, so that a part is not taken for the whole. */
function rowsOf(first: readonly Message[], rest: AsyncIterator<readonly Message[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(MESSAGE_CSV_HEAD + messageCsv(first)));
    },
    async pull(controller) {
      const next = await rest.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(messageCsv(next.value)));
    },
  });
}

export const feedbackExportHandler: Handler<null> = {
  async respond(call) {
    const { url, services } = call;
    const { language: locale, search, part, ...filter } = readInboxQuery(url.searchParams);
    const batches = matchingMessages(services.storage, { ...filter, locale }, search, part);
    // Read before anything is sent, so that the status can say if storage does not answer.
    const first = await batches.next();
    return new Response(rowsOf(first.done === true ? [] : first.value, batches), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="facet-feedback.csv"',
      },
    });
  },
};
