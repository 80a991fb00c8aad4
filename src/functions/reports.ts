import type { Config } from '@netlify/functions';
import { endpoint } from '../server/endpoint';
import { reportsHandlers } from '../server/reports-endpoint';

export default endpoint('reports', reportsHandlers);

const config: Config = {
  path: ['/api/reports'],
  rateLimit: { windowLimit: 60, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
