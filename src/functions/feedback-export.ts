import type { Config } from '@netlify/functions';
import { endpoint } from '../server/endpoint';
import { exportHandler } from '../server/feedback/export-endpoint';

export default endpoint('feedback-export', exportHandler);

const config: Config = {
  path: ['/api/feedback/export'],
  rateLimit: { windowLimit: 20, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
