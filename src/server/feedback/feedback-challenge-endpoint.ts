/** `GET /api/feedback/challenge`: work whose proof raises the trust in a message. */
import type { Handler } from '../platform/endpoint';
import { issueChallenge } from './proof';
import { privateSecrets } from '../platform/private-secrets';

export const feedbackChallengeHandler: Handler<null> = {
  async respond({ services: { storage, environment, now } }) {
    const [secret] = await privateSecrets(storage, environment);
    return Response.json(await issueChallenge(secret, now()));
  },
};
