import type { Config } from '@netlify/functions';
import { endpoint } from '../server/endpoint';
import { negotiateHandler } from '../server/negotiate-endpoint';

export default endpoint('negotiate', negotiateHandler);

export const config: Config = { path: ['/'] };
