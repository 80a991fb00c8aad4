import type { Config } from '@netlify/functions';
import { authSignedOut } from '../server/accounts/auth-signed-out-endpoint';
import { endpoint } from '../server/platform/endpoint';

export default endpoint('auth-signed-out', authSignedOut);

export const config: Config = { path: ['/api/auth/signed-out'] };
