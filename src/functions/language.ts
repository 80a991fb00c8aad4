import type { Config } from '@netlify/functions';
import { endpoint } from '../server/platform/endpoint';
import { languageHandler } from '../server/language/language-endpoint';

export default endpoint('language', languageHandler);

export const config: Config = { path: ['/api/language'] };
