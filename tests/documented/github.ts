/** GitHub's API, as far as a comment on a pull request needs it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod';

const posted = z.object({ body: z.string() });

export interface Github {
  readonly origin: string;
  /** As they were posted. */
  readonly comments: readonly string[];
  readonly close: () => Promise<void>;
}

export async function serveGithub(): Promise<Github> {
  const comments: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.setHeader('Content-Type', 'application/json');
      if (request.method !== 'POST') return response.end('[]');
      comments.push(posted.parse(JSON.parse(body)).body);
      return response.writeHead(201).end(JSON.stringify({ id: comments.length }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    comments,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
