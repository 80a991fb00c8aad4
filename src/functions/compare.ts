import type { Config } from '@netlify/functions';
import { compareHandler } from '../server/compare-endpoint';
import { endpoint } from '../server/endpoint';

export default endpoint('compare', compareHandler);

const config: Config = {
  path: ['/api/compare'],
  rateLimit: { windowLimit: 5, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
