import type { Config } from '@netlify/functions';
import { authPagesHandler } from '../server/accounts/auth-pages-endpoint';
import { endpoint } from '../server/platform/endpoint';

export default endpoint('auth-pages', authPagesHandler);

export const config: Config = {
  path: ['/:locale/auth', '/:locale/auth/*'],
  excludedPath: ['/api/*'],
};
