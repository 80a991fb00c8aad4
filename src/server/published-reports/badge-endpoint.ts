import type { Handler } from '../platform/endpoint';

// Stub.
export const badgeHandler: Handler<null> = { respond: () => Promise.resolve({ code: 'not-found' }) };
