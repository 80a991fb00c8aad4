import type { Config } from '@netlify/functions';
import { accountHandlers } from '../server/account-endpoint';
import { endpoint } from '../server/endpoint';

export default endpoint('account', accountHandlers);

const config: Config = {
  path: ['/api/account'],
  rateLimit: { windowLimit: 20, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
