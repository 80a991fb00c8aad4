import type { Handler } from '../platform/endpoint';

// Stub.
export const publishReportHandler: Handler<null> = { respond: () => Promise.resolve({ code: 'not-found' }) };
