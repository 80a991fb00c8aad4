import type { Handler } from '../platform/endpoint';

// Stub.
export const reportCardHandler: Handler<null> = { respond: () => Promise.resolve({ code: 'not-found' }) };
