import type { Config } from '@netlify/functions';
import { endpoint } from '../server/endpoint';
import { negotiateHandler } from '../server/negotiate-endpoint';

export default endpoint('negotiate', negotiateHandler);

const config: Config = { path: ['/'] };

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
