import type { Config } from '@netlify/functions';
import { endpoint } from '../server/platform/endpoint';
import { exportHandler } from '../server/feedback/feedback-export-endpoint';

export default endpoint('feedback-export', exportHandler);

export const config: Config = {
  path: ['/api/feedback/export'],
  rateLimit: { windowLimit: 20, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
