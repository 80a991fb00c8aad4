/** Calls a function as the platform does: what it learns of the request, and how its errors are handled. */
import { logError } from '../../server/platform/error-log';
import type { PlatformFunction } from './functions';

/** The platform's own names for callers of scheduled functions. */
const CLOCKWORK = { 'user-agent': 'Netlify Clockwork', 'x-nf-event': 'schedule' };

/** How the local platform calls a scheduled function: always with a POST. Its response is not used. */
async function turnClock(called: PlatformFunction, request: Request, address: string): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(CLOCKWORK)) headers.set(name, value);
  await call(called, new Request(request.url, { method: 'POST', headers, body: '{}' }), address);
  return new Response(null, { status: 200 });
}

function call(called: PlatformFunction, request: Request, address: string): Promise<Response> {
  return called.invoke(request, {
    ip: address,
    // As in `netlify dev`: no deploy, so no id.
    deploy: { context: 'dev', id: '' },
    waitUntil: (promise) => void promise.catch(logError),
  });
}

/** @param address the client's IP address */
export async function invoke(called: PlatformFunction, request: Request, address: string): Promise<Response> {
  try {
    if (called.scheduled) return await turnClock(called, request, address);
    return await call(called, request, address);
  } catch (error) {
    logError(error);
    return new Response(`Function ${called.name} failed.`, { status: 500 });
  }
}
