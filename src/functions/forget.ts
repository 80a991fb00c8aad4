import type { Config } from '@netlify/functions';
import { forgetOld } from '../server/forget';
import { scheduled } from '../server/scheduled';

export default scheduled(forgetOld);

export const config: Config = { schedule: '*/10 * * * *' };
