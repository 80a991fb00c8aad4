/** What Netlify's edge does to every answer, whether a file's or a function's. */
import { randomBytes } from 'node:crypto';
import type { Answer } from '../platform/answer';
import type { Deploy } from './event';

const COMPRESSIBLE =
  /^(text\/|image\/svg\+xml|application\/(javascript|json|manifest\+json|rss\+xml|xml|[\w.-]+\+json))/;

const HAS_NO_BODY = new Set([204, 304]);

function compressed(response: Response, request: Request): Response {
  const headers = new Headers(response.headers);
  const type = headers.get('content-type') ?? '';
  if (!COMPRESSIBLE.test(type) || headers.has('content-encoding') || response.body === null) return response;
  headers.append('vary', 'Accept-Encoding');
  if (!/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) {
    return new Response(response.body, { status: response.status, headers });
  }
  headers.set('content-encoding', 'gzip');
  headers.delete('content-length');
  const etag = headers.get('etag');
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`);
  return new Response(response.body.pipeThrough(new CompressionStream('gzip')), { status: response.status, headers });
}

/** @param answer what files, redirects and functions answer */
export function atEdge(answer: Answer, deploy: Deploy): Answer {
  return async (request, address) => {
    const inner = await answer(request, address);
    const response = HAS_NO_BODY.has(inner.status) ? inner : compressed(inner, request);
    const headers = new Headers(response.headers);
    headers.set('server', 'Netlify');
    headers.set('x-nf-request-id', randomBytes(13).toString('hex').toUpperCase());
    if (!headers.has('strict-transport-security')) headers.set('strict-transport-security', 'max-age=31536000');
    // Netlify keeps previews of pull requests out of search engines, and leaves branches to the site.
    if (deploy.context === 'deploy-preview') headers.set('x-robots-tag', 'noindex');
    return new Response(response.body, { status: response.status, headers });
  };
}
