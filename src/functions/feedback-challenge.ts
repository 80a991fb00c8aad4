import type { Config } from '@netlify/functions';
import { endpoint } from '../server/endpoint';
import { challengeHandler } from '../server/feedback/challenge-endpoint';

export default endpoint('feedback-challenge', challengeHandler);

const config: Config = {
  path: ['/api/feedback/challenge'],
  rateLimit: { windowLimit: 60, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
