import type { Config } from '@netlify/functions';
import { endpoint } from '../server/endpoint';
import { languageHandler } from '../server/language-endpoint';

export default endpoint('language', languageHandler);

const config: Config = { path: ['/api/language'] };

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
