import type { Handler } from '../platform/endpoint';

// Stub.
export const oembedHandler: Handler<null> = { respond: () => Promise.resolve({ code: 'not-found' }) };
