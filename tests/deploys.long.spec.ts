/** What one deploy on Netlify keeps for the next, which starts with a fresh clone and cached packages. */
import { readFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { GATSBY, LOGS } from '../src/dev/site';
import { makeScratchSite, PRODUCTION, type ScratchSite } from './harness/scratch-site';

const POST = 'content/posts/one-brand-three-names/en.mdx';

/** A clone does not have the previous folder, and its files are new. */
async function cloneAgain(site: ScratchSite): Promise<void> {
  for (const name of ['.cache', 'public', '.facet']) await rm(join(site.root, name), { recursive: true });
  const now = new Date();
  await utimes(join(site.root, POST), now, now);
}

/** @returns how many pages Gatsby rendered */
async function deploy(site: ScratchSite): Promise<number> {
  await site.run('netlify deploy', GATSBY, ['build', '--no-color'], { ...PRODUCTION, NETLIFY: 'true' });
  const log = await readFile(join(LOGS, 'netlify-deploy-of-a-copy.log'), 'utf8');
  return Number(/Building static HTML for pages - [\d.]+s - (\d+)\//.exec(log)?.[1] ?? 0);
}

test('a second deploy renders nothing unchanged, and publishes the same as a first', async () => {
  const site = await makeScratchSite({ cold: true });
  try {
    expect(await deploy(site)).toBeGreaterThan(100);
    const first = await site.published();

    await cloneAgain(site);
    expect(await deploy(site)).toBe(0);
    expect(await site.published()).toEqual(first);

    await cloneAgain(site);
    await site.edit(POST, (text) => `${text}\nA sentence of the second deploy.\n`);
    expect(await deploy(site)).toBeLessThan(20);
    const edited = await site.published();
    const page = 'en/posts/one-brand-three-names/index.html';
    expect(await readFile(join(site.root, 'public', page), 'utf8')).toContain('A sentence of the second deploy.');

    // The caches can be deleted: without them the result is the same.
    await rm(join(site.root, 'node_modules/.cache'), { recursive: true });
    await cloneAgain(site);
    await deploy(site);
    expect(await site.published()).toEqual(edited);
  } finally {
    await site.remove();
  }
});
