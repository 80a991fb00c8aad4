import type { Config } from '@netlify/functions';
import { endpoint } from '../server/platform/endpoint';
import { errorReportHandler } from '../server/error-reports/error-report-endpoint';

export default endpoint('error-report', errorReportHandler);

export const config: Config = {
  path: ['/error-report'],
  rateLimit: { windowLimit: 60, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
