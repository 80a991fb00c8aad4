import type { Config } from '@netlify/functions';
import { endpoint } from '../server/platform/endpoint';
import { reportsHandlers } from '../server/accounts/reports-endpoint';

export default endpoint('reports', reportsHandlers);

export const config: Config = {
  path: ['/api/reports'],
  rateLimit: { windowLimit: 60, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
