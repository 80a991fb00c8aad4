import type { Handler } from '../platform/endpoint';

// Stub.
export const siteAnswerHandler: Handler<null> = { respond: () => Promise.resolve({ code: 'not-found' }) };
