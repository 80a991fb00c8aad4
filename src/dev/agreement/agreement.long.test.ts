/** What a browser takes in, Facet takes in: against Chromium itself, and what was recorded of it. */
import { problemsOf } from './compare';
import { DIFFERENCES } from './differences';
import { browserSight, facetSight, recordedSight } from './sights';

it('Facet sees in every case what Chromium sees, which is what was recorded', async () => {
  const browser = await browserSight();
  expect(problemsOf(await facetSight(), browser, DIFFERENCES)).toEqual([]);
  expect(problemsOf(browser, recordedSight(), [])).toEqual([]);
}, 1_200_000);
