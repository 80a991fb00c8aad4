import type { Config } from '@netlify/functions';
import { forgetOld } from '../server/forget';
import { scheduled } from '../server/scheduled';

export default scheduled(forgetOld);

const config: Config = { schedule: '*/10 * * * *' };

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
