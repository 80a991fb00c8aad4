import type { Config } from '@netlify/functions';
import { endpoint } from '../server/endpoint';
import { signingKeysHandler } from '../server/signing/signing-keys-endpoint';

export default endpoint('signing-keys', signingKeysHandler);

const config: Config = { path: ['/api/signing-keys'] };

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
