import type { Config } from '@netlify/functions';
import { notify } from '../server/feedback/notify-task';
import { scheduled } from '../server/platform/scheduled';

export default scheduled(notify);

export const config: Config = { schedule: '*/5 * * * *' };
