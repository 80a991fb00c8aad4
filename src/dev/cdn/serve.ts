/**
 * Stands for Netlify's CDN, in front of a local platform, which keeps nothing: it answers what the platform let it keep
 * (`Netlify-CDN-Cache-Control`) by path and by the parameters that `Netlify-Vary` names, until the time is over or one of
 * the answer's tags (`Netlify-Cache-Tag`) is purged, as `purgeCache` of `@netlify/functions` asks its API.
 *
 * https://docs.netlify.com/build/caching/caching-overview/
 */
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { listen } from '../platform/http';

export interface Cdn {
  /** Without a slash at its end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

interface Kept {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
  readonly tags: readonly string[];
  /** Parameters of the query that the answer differs by; null for all. */
  readonly query: readonly string[] | null;
  /** The query it answers, as far as it differs by it. */
  readonly asked: string;
  /** ms since 1970 */
  readonly until: number;
}

const purgeSchema = z.object({ cache_tags: z.array(z.string()).min(1), site_id: z.string() });

/** What only the CDN reads, and takes away. */
const OWN_HEADERS = ['netlify-cdn-cache-control', 'netlify-vary', 'netlify-cache-tag'];

function partOf(url: URL, query: readonly string[] | null): string {
  const parameters = [...url.searchParams].filter(([name]) => query === null || query.includes(name));
  return new URLSearchParams(parameters.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
}

/** The seconds an answer may be kept, 0 if it may not. */
function secondsIn(headers: Headers): number {
  return Number(/(?:^|,)\s*max-age=(\d+)/.exec(headers.get('netlify-cdn-cache-control') ?? '')?.[1] ?? 0);
}

/** @param site origin of the platform @param now gives ms since 1970 */
export async function serveCdn(site: string, now: () => number = Date.now): Promise<Cdn> {
  const kept = new Map<string, readonly Kept[]>();

  const purge = async (request: Request): Promise<Response> => {
    if (request.headers.get('authorization') === null) return new Response(null, { status: 401 });
    const { cache_tags: tags } = purgeSchema.parse(await request.json());
    for (const [path, answers] of kept) {
      kept.set(
        path,
        answers.filter((answer) => !answer.tags.some((tag) => tags.includes(tag))),
      );
    }
    return new Response(null, { status: 202 });
  };

  const found = (url: URL): Kept | undefined =>
    kept.get(url.pathname)?.find(({ query, asked, until }) => asked === partOf(url, query) && until > now());

  const keep = (url: URL, answer: Response, headers: Headers, body: ArrayBuffer): void => {
    const seconds = secondsIn(answer.headers);
    if (seconds === 0) return;
    const named = /(?:^|,)\s*query=([^,]*)/.exec(answer.headers.get('netlify-vary') ?? '')?.[1];
    const query = named?.split('|') ?? null;
    const tags = (answer.headers.get('netlify-cache-tag') ?? '').split(',').map((tag) => tag.trim());
    const asked = partOf(url, query);
    const others = kept.get(url.pathname)?.filter((other) => other.asked !== asked) ?? [];
    const until = now() + seconds * 1000;
    kept.set(url.pathname, [...others, { status: answer.status, headers, body, tags, query, asked, until }]);
  };

  const ask = async (request: Request, url: URL): Promise<Response> => {
    const headers = new Headers(request.headers);
    // Its address is the site's own.
    if (headers.get('origin') === url.origin) headers.set('origin', site);
    headers.delete('host');
    const { method } = request;
    const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
    const answer = await fetch(site + url.pathname + url.search, { method, headers, body, redirect: 'manual' });
    const shown = new Headers(answer.headers);
    // The body is here as it was before it was packed.
    for (const name of [...OWN_HEADERS, 'content-encoding', 'content-length', 'transfer-encoding']) shown.delete(name);
    shown.set('cache-status', '"Netlify Edge"; fwd=miss');
    const whole = await answer.arrayBuffer();
    if (method === 'GET') keep(url, answer, shown, whole);
    const isEmpty = whole.byteLength === 0;
    return new Response(isEmpty ? null : whole, { status: answer.status, headers: shown });
  };

  const server = await listen(0, async (request) => {
    const url = new URL(request.url);
    if (request.method === 'POST' && url.pathname === '/api/v1/purge') return purge(request);
    const answer = request.method === 'GET' || request.method === 'HEAD' ? found(url) : undefined;
    if (answer === undefined) return ask(request, url);
    const headers = new Headers(answer.headers);
    headers.set('cache-status', '"Netlify Edge"; hit');
    return new Response(answer.body, { status: answer.status, headers });
  });
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
