/** `GET /api/feedback/challenge`: work whose proof raises the trust in a message. */
import type { Handler } from '../platform/endpoint';
import { issueChallenge } from './proof';
import { feedbackSecrets } from './secrets';

export const feedbackChallengeHandler: Handler<null> = {
  async respond({ services: { storage, environment, now } }) {
    const [secret] = await feedbackSecrets(storage, environment);
    return Response.json(await issueChallenge(secret, now()));
  },
};
