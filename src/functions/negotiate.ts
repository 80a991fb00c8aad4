import type { Config } from '@netlify/functions';
import { endpoint } from '../server/platform/endpoint';
import { negotiateHandler } from '../server/language/negotiate-endpoint';

export default endpoint('negotiate', negotiateHandler);

export const config: Config = { path: ['/'] };
