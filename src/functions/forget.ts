import type { Config } from '@netlify/functions';
import { forgetOld } from '../server/accounts/forget-task';
import { scheduled } from '../server/platform/scheduled';

export default scheduled(forgetOld);

export const config: Config = { schedule: '*/10 * * * *' };
