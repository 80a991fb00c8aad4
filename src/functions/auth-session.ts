import type { Config } from '@netlify/functions';
import { authSession } from '../server/auth-session-endpoint';
import { endpoint } from '../server/endpoint';

export default endpoint('auth-session', authSession);

export const config: Config = { path: ['/api/auth/session'] };
