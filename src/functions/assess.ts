import type { Config } from '@netlify/functions';
import { assessHandler } from '../server/assessing/assess-endpoint';
import { endpoint } from '../server/platform/endpoint';

export default endpoint('assess', assessHandler);

export const config: Config = {
  path: ['/api/assess'],
  rateLimit: { windowLimit: 20, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
