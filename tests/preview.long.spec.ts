/**
 * A branch deploy of a copy of the project, with some outputs left out, whose production no longer answers, after a
 * preview that was compared with it. Short versions: `review-build.test.ts` (no comparison), `preview.spec.ts` (a
 * preview).
 */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { LOGS } from '../src/dev/site';
import { beforeBranch, branchOff, PREVIEWED, RELEASED } from './harness/branch';
import { headersOfAll, indexed, reviewResult } from './harness/review';
import { makeScratchSite, type ScratchSite } from './harness/scratch-site';
import { serveStatically } from './harness/static-server';

let site: ScratchSite;
let origin: string;

const built = (): string => join(site.root, 'public');

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  site = await makeScratchSite();
  await beforeBranch(site);
  await site.build(RELEASED);
  const production = await mkdtemp(join(tmpdir(), 'facet-production-'));
  await cp(built(), production, { recursive: true });
  const server = await serveStatically(production);
  ({ origin } = server);

  await branchOff(site);
  await site.build({ ...PREVIEWED, FACET_REVIEW_BASE: origin });
  expect(existsSync(join(built(), 'review'))).toBe(true);

  await server.stop();
  await rm(production, { recursive: true, force: true });
  await site.build({
    ...RELEASED,
    CONTEXT: 'branch-deploy',
    FACET_STORAGE_KEYS: '',
    BRANCH: 'feature',
    FACET_LEAVE_OUT: 'cards,search,pseudo-locales',
    FACET_REVIEW_BASE: origin,
  });
});

test.afterAll(() => site.remove());

test('is built, and says that nothing was compared', async () => {
  expect(await reviewResult(site.root)).toEqual({
    state: 'failed',
    origin: origin,
    obstacle: 'unreachable',
    reason: 'It cannot be reached (ECONNREFUSED).',
  });
  const log = await readFile(join(LOGS, 'gatsby-build-of-a-copy.log'), 'utf8');
  expect(log).toContain(`This build was not compared with ${origin}.`);
});

test('keeps nothing of the earlier comparison', () => {
  expect(existsSync(join(built(), 'review'))).toBe(false);
  expect(readFileSync(join(built(), '_headers'), 'utf8')).not.toContain('/review/');
});

test('may not be indexed either', () => {
  expect(indexed(built())).toEqual([]);
  expect(headersOfAll(built())).toContain('\n  X-Robots-Tag: noindex');
});
