/** Messages over HTTP while storage fails, in small; `npm run bench:feedback-flood` sends a thousand. */
import { expect, test } from '@playwright/test';
import { floodSite } from './harness/flooded-site';

test('whatever is acknowledged while storage fails is in the inbox, once', async () => {
  const { result, verdict, stored } = await floodSite({ messages: 60, clients: 10 }, 4);
  expect(verdict).toEqual({ lost: [], doubled: [], strange: [] });
  expect(stored).toBeGreaterThanOrEqual(result.acknowledged.size);
  // Most got through, and something failed on the way.
  expect(result.acknowledged.size).toBeGreaterThan(result.sent.size / 2);
  expect(result.answers.get(503) ?? 0).toBeGreaterThan(0);
});
