import type { Config } from '@netlify/functions';
import { endpoint } from '../server/platform/endpoint';
import { gateHandler } from '../server/accounts/gate-endpoint';

export default endpoint('gate', gateHandler);

export const config: Config = {
  path: ['/:locale/debug/og', '/:locale/debug/og/*', '/:locale/feedback/inbox', '/:locale/feedback/inbox/*'],
};
