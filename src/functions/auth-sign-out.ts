import type { Config } from '@netlify/functions';
import { authSignOut } from '../server/accounts/auth-sign-out-endpoint';
import { endpoint } from '../server/platform/endpoint';

export default endpoint('auth-sign-out', authSignOut);

export const config: Config = {
  path: ['/api/auth/sign-out'],
  rateLimit: { windowLimit: 30, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
