import type { Config } from '@netlify/functions';
import { endpoint } from '../server/endpoint';
import { savedReportHandlers } from '../server/saved-report-endpoint';

export default endpoint('saved-report', savedReportHandlers);

const config: Config = {
  path: ['/api/reports/:id'],
  rateLimit: { windowLimit: 60, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
