import type { Config } from '@netlify/functions';
import { authPagesHandler } from '../server/auth-pages-endpoint';
import { endpoint } from '../server/endpoint';

export default endpoint('auth-pages', authPagesHandler);

const config: Config = {
  path: ['/:locale/auth', '/:locale/auth/*'],
  excludedPath: ['/api/*'],
};

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
