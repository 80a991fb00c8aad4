import type { Handler } from '../platform/endpoint';

// Stub.
export const publishedDataHandler: Handler<null> = { respond: () => Promise.resolve({ code: 'not-found' }) };
