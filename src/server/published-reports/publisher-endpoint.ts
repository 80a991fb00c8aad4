import type { Handler } from '../platform/endpoint';

// Stub.
export const publisherHandler: Handler<null> = { respond: () => Promise.resolve({ code: 'not-found' }) };
