import type { Config } from '@netlify/functions';
import { endpoint } from '../server/platform/endpoint';
import { savedReportHandlers } from '../server/accounts/saved-report-endpoint';

export default endpoint('saved-report', savedReportHandlers);

export const config: Config = {
  path: ['/api/reports/:id'],
  rateLimit: { windowLimit: 60, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
