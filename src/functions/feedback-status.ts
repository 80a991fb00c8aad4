import type { Config } from '@netlify/functions';
import { endpoint } from '../server/endpoint';
import { statusHandler } from '../server/feedback/status-endpoint';

export default endpoint('feedback-status', statusHandler);

const config: Config = {
  path: ['/:locale/feedback/status/*'],
  rateLimit: { windowLimit: 60, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
