import type { Config } from '@netlify/functions';
import { askForRebuild } from '../server/publishing/rebuild-task';
import { scheduled } from '../server/platform/scheduled';

export default scheduled(askForRebuild);

export const config: Config = { schedule: '*/15 * * * *' };
