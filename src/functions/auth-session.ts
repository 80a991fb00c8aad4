import type { Config } from '@netlify/functions';
import { authSession } from '../server/auth-session-endpoint';
import { endpoint } from '../server/endpoint';

export default endpoint('auth-session', authSession);

const config: Config = { path: ['/api/auth/session'] };

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
