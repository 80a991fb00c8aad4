/** What Netlify's edge does to every answer, whether a file's or a function's. */
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createBrotliCompress, createGzip, constants } from 'node:zlib';
import type { RequestAnswerer } from '../platform/answer';
import type { Files } from '../platform/files';
import type { Deploy } from './event';

const COMPRESSIBLE =
  /^(text\/|image\/svg\+xml|application\/(javascript|json|manifest\+json|rss\+xml|xml|[\w.-]+\+json))/;

const HAS_NO_BODY = new Set([204, 304]);

/** What functions say to the edge, and the edge to nobody. */
const INTERNAL = ['x-nf-invocation-metadata', 'x-nf-start-timestamp', 'x-nf-fetch-timing', 'x-nf-request-flags'];

/** Files with tags by their content. */
export function withTags(files: Files): Files {
  return {
    find: async (url) => {
      const file = await files.find(url);
      if (file === null) return null;
      const bytes = await file.arrayBuffer();
      const headers = new Headers(file.headers);
      headers.set('etag', `"${createHash('sha256').update(Buffer.from(bytes)).digest('hex').slice(0, 32)}-ssl"`);
      return new Response(bytes, { status: file.status, headers });
    },
  };
}

/** The first of our encodings that a client takes; null for none. */
function encodingFor(request: Request): 'br' | 'gzip' | null {
  const accepted = request.headers.get('accept-encoding') ?? '';
  return (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted)) ?? null;
}

function compressed(response: Response, request: Request): Response {
  const headers = new Headers(response.headers);
  const type = headers.get('content-type') ?? '';
  if (!COMPRESSIBLE.test(type) || headers.has('content-encoding') || response.body === null) return response;
  headers.append('vary', 'Accept-Encoding');
  const { status } = response;
  const encoding = encodingFor(request);
  if (encoding === null) return new Response(response.body, { status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const etag = headers.get('etag');
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`);
  // What is streamed arrives as it is written.
  const packer =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  const body = Readable.fromWeb(response.body as NodeStream<Uint8Array>);
  body.on('error', (error) => packer.destroy(error));
  return new Response(Readable.toWeb(body.pipe(packer)) as ReadableStream<Uint8Array>, { status, headers });
}

/** Whether the client has what would be sent (RFC 9110 §13.1.2, compared weakly). */
function isKnown(response: Response, request: Request): boolean {
  const etag = response.headers.get('etag')?.replace(/^W\//, '');
  const known = request.headers.get('if-none-match') ?? '';
  return etag !== undefined && response.status === 200 && known.replaceAll('W/', '').includes(etag);
}

/** @param answer what files, redirects and functions answer */
export function atEdge(answer: RequestAnswerer, deploy: Deploy): RequestAnswerer {
  return async (request, address) => {
    const given = await answer(request, address);
    const inner = isKnown(given, request) ? new Response(null, { status: 304, headers: given.headers }) : given;
    const response = HAS_NO_BODY.has(inner.status) ? inner : compressed(inner, request);
    const headers = new Headers(response.headers);
    for (const name of INTERNAL) headers.delete(name);
    headers.set('server', 'Netlify');
    headers.set('x-nf-request-id', randomBytes(13).toString('hex').toUpperCase());
    if (!headers.has('strict-transport-security')) headers.set('strict-transport-security', 'max-age=31536000');
    // Netlify keeps previews of pull requests out of search engines, and leaves branches to the site.
    if (deploy.context === 'deploy-preview') headers.set('x-robots-tag', 'noindex');
    return new Response(response.body, { status: response.status, headers });
  };
}
