import type { Config } from '@netlify/functions';
import { endpoint } from '../server/platform/endpoint';
import { challengeHandler } from '../server/feedback/feedback-challenge-endpoint';

export default endpoint('feedback-challenge', challengeHandler);

export const config: Config = {
  path: ['/api/feedback/challenge'],
  rateLimit: { windowLimit: 60, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
