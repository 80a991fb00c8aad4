import type { Config } from '@netlify/functions';
import { compareHandler } from '../server/comparing/compare-endpoint';
import { endpoint } from '../server/platform/endpoint';

export default endpoint('compare', compareHandler);

export const config: Config = {
  path: ['/api/compare'],
  rateLimit: { windowLimit: 5, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
