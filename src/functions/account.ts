import type { Config } from '@netlify/functions';
import { accountHandlers } from '../server/accounts/account-endpoint';
import { endpoint } from '../server/platform/endpoint';

export default endpoint('account', accountHandlers);

export const config: Config = {
  path: ['/api/account'],
  rateLimit: { windowLimit: 20, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
