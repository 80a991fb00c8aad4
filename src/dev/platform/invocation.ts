/** Calls a function as the platform does: what it learns of the request, and how its errors are handled. */
import { logError } from '../../server/platform/error-log';
import type { PlatformContext } from '../../server/platform/services';

/** A function as its module exports it. */
export type Invoke = (request: Request, context: PlatformContext) => Promise<Response>;

/** The platform's own names for callers of scheduled functions. */
const CLOCKWORK = { 'user-agent': 'Netlify Clockwork', 'x-nf-event': 'schedule' };

function call(invoke: Invoke, request: Request, address: string): Promise<Response> {
  return invoke(request, {
    ip: address,
    // As in `netlify dev`: no deploy, so no id.
    deploy: { context: 'dev', id: '' },
    waitUntil: (promise) => void promise.catch(logError),
  });
}

/** How the local platform calls a scheduled function: always with a POST. Its response is not used. */
async function turnClock(invoke: Invoke, request: Request, address: string): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(CLOCKWORK)) headers.set(name, value);
  await call(invoke, new Request(request.url, { method: 'POST', headers, body: '{}' }), address);
  return new Response(null, { status: 200 });
}

/** @param scheduled whether the clock calls it, and not a client */
export function answering(name: string, invoke: Invoke, scheduled: boolean) {
  return async (request: Request, address: string): Promise<Response> => {
    try {
      return await (scheduled ? turnClock : call)(invoke, request, address);
    } catch (error) {
      logError(error);
      return new Response(`Function ${name} failed.`, { status: 500 });
    }
  };
}
