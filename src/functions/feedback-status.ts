import type { Config } from '@netlify/functions';
import { endpoint } from '../server/platform/endpoint';
import { statusHandler } from '../server/feedback/feedback-status-endpoint';

export default endpoint('feedback-status', statusHandler);

export const config: Config = {
  path: ['/:locale/feedback/status/*'],
  rateLimit: { windowLimit: 60, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
