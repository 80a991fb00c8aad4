/**
 * Netlify Blobs as the real client may meet it: a small HTTP server in memory that answers as S3 behind CloudFront does.
 * The emulator of `@netlify/blobs/server` shows none of this: it has no tags on reads, its conditional writes are not
 * atomic, and nothing ever fails.
 *
 * - Tags are digests of the content: what is written back to what it was has its old tag again.
 * - A conditional write whose condition does not hold is answered 412; one that meets another write of the same key,
 *   409. Neither writes anything. https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 * - `If-Match` compares strongly (RFC 9110 §13.1.1): a weak tag matches nothing.
 * - Where a reader takes gzip, content is compressed and its tag weak, as CloudFront converts it.
 * - Reads and listings see every write that was answered.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** A request to the server. */
export interface BlobsRequest {
  readonly method: string;
  /** As the client names it: `site:facet`, `deploy:<id>:facet`. */
  readonly store: string;
  /** Empty for a listing. */
  readonly key: string;
  readonly headers: IncomingMessage['headers'];
}

/**
 * What goes wrong with a request: a status that is answered without doing anything; a status answered after it was
 * done; or no answer at all, the connection stays open.
 */
export type BlobsFault = { readonly status: number; readonly done?: boolean } | 'no-answer';

export interface BlobsServerOptions {
  /** Asked once for each request, in their order; null if nothing goes wrong. A promise holds the request up. */
  readonly fault?: (request: BlobsRequest) => BlobsFault | null | Promise<BlobsFault | null>;
  /** How long each answer takes, in ms; nothing depends on it but time. */
  readonly latency?: number;
  /** Keys on one page of a listing. */
  readonly pageSize?: number;
  /** Refuses requests without it (401). */
  readonly token?: string;
  /** 0 for any free one. */
  readonly port?: number;
}

interface StoredBlob {
  readonly body: Buffer;
  /** In the client's encoding. */
  readonly metadata: string | undefined;
  readonly etag: string;
}

export interface BlobsServer {
  /** `http://127.0.0.1:<port>`: `edgeURL` and `uncachedEdgeURL` of a client. */
  readonly origin: string;
  /** Everything that is stored, by store and key: `site:facet/production/salts/2026-06-01`. */
  readonly blobs: Map<string, StoredBlob>;
  /** Everything that was asked, in order. */
  readonly requests: readonly BlobsRequest[];
  /** Ends the server with all its connections. */
  close(): Promise<void>;
}

const METADATA = 'x-amz-meta-user';

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

/** The store and key of `[/region:<name>]/<site>/<store>[/<key>]`. */
function named(pathname: string): Pick<BlobsRequest, 'store' | 'key'> {
  const [, ...parts] = pathname.split('/').map(decodeURIComponent);
  const [, store = '', ...key] = parts[0]?.startsWith('region:') ? parts.slice(1) : parts;
  return { store, key: key.join('/') };
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

type Headers = Readonly<Record<string, string>>;

interface Answer {
  readonly status: number;
  readonly headers?: Headers;
  readonly body?: Buffer | string;
}

/** Starts a server on loopback. Resolves when it listens. */
export async function serveBlobs(options: BlobsServerOptions = {}): Promise<BlobsServer> {
  const { fault = () => null, latency = 0, pageSize = 1000, token, port = 0 } = options;
  const blobs = new Map<string, StoredBlob>();
  const requests: BlobsRequest[] = [];
  /** Keys that are being written: a write is begun when its request has come, and done when its answer goes. */
  const writing = new Set<string>();

  function listing(store: string, query: URLSearchParams): Answer {
    const [prefix, cursor] = [query.get('prefix') ?? '', query.get('cursor') ?? ''];
    const below = [...blobs]
      .map(([name, { etag }]) => ({ key: name.slice(store.length + 1), name, etag }))
      .filter(({ key, name }) => name.startsWith(`${store}/${prefix}`) && key > cursor)
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    const page = below.slice(0, pageSize).map(({ key, etag }) => ({ key, etag }));
    const next = below.length > page.length ? { next_cursor: page.at(-1)?.key } : {};
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ blobs: page, directories: [], ...next }),
    };
  }

  function read({ headers }: BlobsRequest, name: string): Answer {
    const blob = blobs.get(name);
    if (blob === undefined) return { status: 404 };
    const about: Headers = blob.metadata === undefined ? {} : { [METADATA]: blob.metadata };
    if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) {
      return { status: 200, headers: { ...about, etag: blob.etag }, body: blob.body };
    }
    const compressed = { 'content-encoding': 'gzip', etag: `W/${blob.etag}` };
    return { status: 200, headers: { ...about, ...compressed }, body: gzipSync(blob.body) };
  }

  /** @param meets whether another write of the same key was going on when this one came */
  function write({ headers }: BlobsRequest, name: string, body: Buffer, meets: boolean): Answer {
    const { 'if-match': match, 'if-none-match': noneMatch, [METADATA]: metadata } = headers;
    const current = blobs.get(name)?.etag;
    const isConditional = match !== undefined || noneMatch !== undefined;
    if (isConditional && meets) return { status: 409 };
    const fails = (noneMatch === '*' && current !== undefined) || (match !== undefined && match !== current);
    if (fails) return { status: 412 };
    const etag = etagOf(body);
    blobs.set(name, { body, etag, metadata: Array.isArray(metadata) ? metadata[0] : metadata });
    return { status: 200, headers: { etag } };
  }

  function answer(request: BlobsRequest, url: URL, body: Buffer, meets: boolean): Answer {
    const name = `${request.store}/${request.key}`;
    if (request.key === '') return listing(request.store, url.searchParams);
    if (request.method === 'PUT') return write(request, name, body, meets);
    if (request.method !== 'DELETE') return read(request, name);
    blobs.delete(name);
    return { status: 204 };
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = incoming;
    const url = new URL(incoming.url ?? '/', 'http://blobs.invalid');
    const request: BlobsRequest = { method, headers, ...named(url.pathname) };
    requests.push(request);
    const name = `${request.store}/${request.key}`;
    const body = await bodyOf(incoming);
    const meets = method === 'PUT' && writing.has(name);
    if (method === 'PUT' && !meets) writing.add(name);
    try {
      if (latency > 0) await pause(latency);
      const isRefused = token !== undefined && headers.authorization !== `Bearer ${token}`;
      const found: BlobsFault | null = isRefused ? { status: 401 } : await fault(request);
      if (found === 'no-answer') return;
      const done = found === null || ('done' in found && found.done) ? answer(request, url, body, meets) : null;
      const told: Answer = found === null ? (done ?? { status: 500 }) : { status: found.status };
      outgoing.writeHead(told.status, told.headers).end(method === 'HEAD' ? undefined : told.body);
    } finally {
      if (method === 'PUT' && !meets) writing.delete(name);
    }
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    blobs,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
