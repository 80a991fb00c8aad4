import type { Config } from '@netlify/functions';
import { endpoint } from '../server/endpoint';
import { submitHandler } from '../server/feedback/submit-endpoint';

export default endpoint('feedback', submitHandler);

const config: Config = {
  path: ['/api/feedback'],
  rateLimit: { windowLimit: 10, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
