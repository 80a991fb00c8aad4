import type { Config } from '@netlify/functions';
import { notify } from '../server/feedback/notify';
import { scheduled } from '../server/scheduled';

export default scheduled(notify);

const config: Config = { schedule: '*/5 * * * *' };

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
