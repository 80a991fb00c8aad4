import type { Config } from '@netlify/functions';
import { askForRebuild } from '../server/rebuild';
import { scheduled } from '../server/scheduled';

export default scheduled(askForRebuild);

const config: Config = { schedule: '*/15 * * * *' };

// By a quoted name: Gatsby takes every `config` exported below src/ for a page's and builds its rendering engines.
export { config as 'config' };
