import type { Config } from '@netlify/functions';
import { forgetOldFeedback } from '../server/feedback/forget-feedback-task';
import { scheduled } from '../server/platform/scheduled';

export default scheduled(forgetOldFeedback);

export const config: Config = { schedule: '23 3 * * *' };
