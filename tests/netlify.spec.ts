import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { FUNCTION_NAMES } from '../src/site/functions';
import { PUBLIC } from './harness/pages';
import { fileDigests, makeScratchSite } from './harness/scratch-site';

test('netlify build makes the same site in another folder, byte for byte, and bundles every function', async () => {
  const site = await makeScratchSite({ cold: true });
  try {
    await site.run('netlify build', 'netlify-cli/bin/run.js', ['build', '--offline', '--context', 'dev'], {
      // Netlify adds its own plugin, a download, to every Gatsby site that does not opt out.
      NETLIFY_SKIP_GATSBY_BUILD_PLUGIN: 'true',
    });

    const [ours, netlifys] = await Promise.all([fileDigests(PUBLIC), site.published()]);
    expect(Object.keys(netlifys).sort()).toEqual(Object.keys(ours).sort());
    expect(Object.keys(ours).filter((file) => ours[file] !== netlifys[file])).toEqual([]);

    const folder = join(site.root, '.netlify/functions');
    const bundles = (await readdir(folder)).filter((file) => file.endsWith('.zip')).sort();
    expect(bundles).toEqual(FUNCTION_NAMES.map((name) => `${name}.zip`).sort());
    for (const bundle of bundles) {
      const { size } = await stat(join(folder, bundle));
      test.info().annotations.push({ type: 'bundle', description: `${bundle} ${size} bytes` });
      expect(size, bundle).toBeGreaterThan(1_000);
      // With Node's binary in it, it would be 61 MB.
      expect(size, bundle).toBeLessThan(20_000_000);
    }
  } finally {
    await site.remove();
  }
});
