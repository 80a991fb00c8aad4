import type { Config } from '@netlify/functions';
import { endpoint } from '../server/endpoint';
import { gateHandler } from '../server/gate-endpoint';

export default endpoint('gate', gateHandler);

const config: Config = {
  path: ['/:locale/debug/og', '/:locale/debug/og/*', '/:locale/feedback/inbox', '/:locale/feedback/inbox/*'],
};

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
