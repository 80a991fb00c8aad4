import type { Config } from '@netlify/functions';
import { endpoint } from '../server/platform/endpoint';
import { messageHandler } from '../server/feedback/feedback-message-endpoint';

export default endpoint('feedback-message', messageHandler);

export const config: Config = {
  path: ['/api/feedback/:id([0-9A-Za-z]{10})', '/api/feedback/:id([0-9A-Za-z]{10})/screenshot'],
  rateLimit: { windowLimit: 300, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
