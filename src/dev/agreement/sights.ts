/** What Facet takes in of all cases; what the browser does, now or when it was recorded. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CASES } from './cases/all';
import type { Sight } from './compare';
import { seenByFacet } from './facet';
import { addressOf, serveCases } from './serve';

/** What was recorded: `npm run record:browser`. */
export const ANSWERS = join(__dirname, 'answers.json');

export async function facetSight(cases = CASES): Promise<Sight> {
  const server = await serveCases(cases);
  try {
    const sight: Record<string, Sight[string]> = {};
    for (const one of cases) sight[one.id] = await seenByFacet(addressOf(one), server.port);
    return sight;
  } finally {
    await server.close();
  }
}

/** Loads Chromium only here, because the recorded answers don't need it. */
export async function browserSight(): Promise<Sight> {
  const { startChromium } = await import('./chromium');
  const server = await serveCases(CASES);
  const browser = await startChromium(server.port);
  try {
    const sight: Record<string, Sight[string]> = {};
    for (const one of CASES) sight[one.id] = await browser.see(one);
    return sight;
  } finally {
    await browser.close();
    await server.close();
  }
}

export function recordedSight(): Sight {
  return JSON.parse(readFileSync(ANSWERS, 'utf8')) as Sight;
}
