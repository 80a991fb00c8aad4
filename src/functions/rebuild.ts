import type { Config } from '@netlify/functions';
import { askForRebuild } from '../server/rebuild';
import { scheduled } from '../server/scheduled';

export default scheduled(askForRebuild);

export const config: Config = { schedule: '*/15 * * * *' };
