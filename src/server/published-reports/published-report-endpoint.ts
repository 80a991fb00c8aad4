import type { Handler } from '../platform/endpoint';

// Stub.
export const publishedReportHandler: Handler<null> = { respond: () => Promise.resolve({ code: 'not-found' }) };
