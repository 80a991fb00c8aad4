import type { Config } from '@netlify/functions';
import { accountHandlers } from '../server/account-endpoint';
import { endpoint } from '../server/endpoint';

export default endpoint('account', accountHandlers);

export const config: Config = {
  path: ['/api/account'],
  rateLimit: { windowLimit: 20, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
