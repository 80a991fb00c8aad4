import type { Config } from '@netlify/functions';
import { forgetOldFeedback } from '../server/feedback/retention';
import { scheduled } from '../server/scheduled';

export default scheduled(forgetOldFeedback);

const config: Config = { schedule: '23 3 * * *' };

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
