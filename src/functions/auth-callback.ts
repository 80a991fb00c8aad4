import type { Config } from '@netlify/functions';
import { authCallback } from '../server/auth-callback-endpoint';
import { endpoint } from '../server/endpoint';

export default endpoint('auth-callback', authCallback);

const config: Config = {
  path: ['/api/auth/callback'],
  rateLimit: { windowLimit: 30, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
