import type { Handler } from '../platform/endpoint';

// Stub.
export const takeDownHandler: Handler<null> = { respond: () => Promise.resolve({ code: 'not-found' }) };
