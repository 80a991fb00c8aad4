import type { Config } from '@netlify/functions';
import { authStart } from '../server/accounts/auth-start-endpoint';
import { endpoint } from '../server/platform/endpoint';

export default endpoint('auth-start', authStart);

export const config: Config = {
  path: ['/api/auth/start'],
  rateLimit: { windowLimit: 30, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
