import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalAnswer {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
}

/** Serves answers on this machine while something is done. @returns what that gives */
export async function withServer<T>(
  answer: (request: IncomingMessage, body: string) => LocalAnswer,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const {
        status = 200,
        type = 'text/html; charset=utf-8',
        body,
      } = answer(request, Buffer.concat(chunks).toString());
      response.writeHead(status, { 'Content-Type': type, Connection: 'close' }).end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await use(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
