import type { Config } from '@netlify/functions';
import { authSession } from '../server/accounts/auth-session-endpoint';
import { endpoint } from '../server/platform/endpoint';

export default endpoint('auth-session', authSession);

export const config: Config = { path: ['/api/auth/session'] };
