import type { Config } from '@netlify/functions';
import { endpoint } from '../server/platform/endpoint';
import { signingKeysHandler } from '../server/assessing/signing-keys-endpoint';

export default endpoint('signing-keys', signingKeysHandler);

export const config: Config = { path: ['/api/signing-keys'] };
