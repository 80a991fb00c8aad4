/** Calls a function as the platform does: what it is told of the request, and what becomes of its faults. */
import { logError } from '../../server/platform/error-log';
import type { PlatformFunction } from './functions';

/** The platform's own names for who calls by the clock. */
const CLOCKWORK = { 'user-agent': 'Netlify Clockwork', 'x-nf-event': 'schedule' };

/** What the local platform makes of a function the clock calls: a POST, whatever was sent. Its answer is not used. */
async function turnClock(called: PlatformFunction, request: Request, address: string): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(CLOCKWORK)) headers.set(name, value);
  await call(called, new Request(request.url, { method: 'POST', headers, body: '{}' }), address);
  return new Response(null, { status: 200 });
}

function call(called: PlatformFunction, request: Request, address: string): Promise<Response> {
  return called.invoke(request, {
    ip: address,
    // As `netlify dev` has it: no deploy, so no id.
    deploy: { context: 'dev', id: '' },
    waitUntil: (promise) => void promise.catch(logError),
  });
}

/** @param address of the client */
export async function invoke(called: PlatformFunction, request: Request, address: string): Promise<Response> {
  try {
    if (called.scheduled) return await turnClock(called, request, address);
    return await call(called, request, address);
  } catch (error) {
    logError(error);
    return new Response(`Function ${called.name} failed.`, { status: 500 });
  }
}
