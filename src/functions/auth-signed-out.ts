import type { Config } from '@netlify/functions';
import { authSignedOut } from '../server/auth-signed-out-endpoint';
import { endpoint } from '../server/endpoint';

export default endpoint('auth-signed-out', authSignedOut);

const config: Config = { path: ['/api/auth/signed-out'] };

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
