import type { Config } from '@netlify/functions';
import { authPagesHandler } from '../server/auth-pages-endpoint';
import { endpoint } from '../server/endpoint';

export default endpoint('auth-pages', authPagesHandler);

export const config: Config = {
  path: ['/:locale/auth', '/:locale/auth/*'],
  excludedPath: ['/api/*'],
};
