import type { Config } from '@netlify/functions';
import { authSignedOut } from '../server/auth-signed-out-endpoint';
import { endpoint } from '../server/endpoint';

export default endpoint('auth-signed-out', authSignedOut);

export const config: Config = { path: ['/api/auth/signed-out'] };
