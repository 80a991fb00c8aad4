import type { Config } from '@netlify/functions';
import { authCallback } from '../server/accounts/auth-callback-endpoint';
import { endpoint } from '../server/platform/endpoint';

export default endpoint('auth-callback', authCallback);

export const config: Config = {
  path: ['/api/auth/callback'],
  rateLimit: { windowLimit: 30, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
