import type { Config } from '@netlify/functions';
import { endpoint } from '../server/platform/endpoint';
import { submitHandler } from '../server/feedback/feedback-endpoint';

export default endpoint('feedback', submitHandler);

export const config: Config = {
  path: ['/api/feedback'],
  rateLimit: { windowLimit: 10, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
