import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { run } from '../src/dev/children';
import { LOGS, QUIET } from '../src/dev/site';
import { PUBLIC, ROOT } from './harness/pages';

/** What a build makes or a machine keeps: not in a fresh clone. */
const NOT_CLONED = ['.git', '.cache', '.facet', '.netlify', 'public', 'node_modules', 'test-results'];

/** Digest of every file below a folder, by its path. */
async function digests(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const pairs = await Promise.all(
    files.map(async (file) => [
      file.slice(folder.length),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ]),
  );
  return Object.fromEntries(pairs) as Record<string, string>;
}

test('netlify build makes the same site in another folder, byte for byte, and bundles every function', async () => {
  const clone = await mkdtemp(join(tmpdir(), 'facet-'));
  try {
    const entries = (await readdir(ROOT)).filter((name) => !NOT_CLONED.includes(name));
    await Promise.all(entries.map((name) => cp(join(ROOT, name), join(clone, name), { recursive: true })));
    // Hard links: the packages are a gigabyte, and tools would follow symbolic links back to the first folder.
    const link = spawn('cp', ['-al', join(ROOT, 'node_modules'), clone], { stdio: 'inherit' });
    expect(await once(link, 'close')).toEqual([0, null]);
    await rm(join(clone, 'node_modules/.cache'), { recursive: true, force: true });

    await run({
      name: 'netlify build',
      script: join(clone, 'node_modules/netlify-cli/bin/run.js'),
      args: ['build', '--offline', '--context', 'dev'],
      cwd: clone,
      // Netlify adds a plugin of its own to every Gatsby site but one that says no; it is a download.
      env: { ...QUIET, NETLIFY_SKIP_GATSBY_BUILD_PLUGIN: 'true' },
      log: join(LOGS, 'netlify-build.log'),
      show: false,
    });

    const [ours, netlifys] = await Promise.all([digests(PUBLIC), digests(join(clone, 'public'))]);
    expect(Object.keys(netlifys).sort()).toEqual(Object.keys(ours).sort());
    expect(Object.keys(ours).filter((file) => ours[file] !== netlifys[file])).toEqual([]);

    const functions = (await readdir(join(ROOT, 'src/functions')))
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => file.replace(/\.tsx?$/, ''));
    const folder = join(clone, '.netlify/functions');
    const bundles = (await readdir(folder)).filter((file) => file.endsWith('.zip')).sort();
    expect(bundles).toEqual(functions.map((name) => `${name}.zip`).sort());
    for (const bundle of bundles) {
      const { size } = await stat(join(folder, bundle));
      test.info().annotations.push({ type: 'bundle', description: `${bundle} ${size} bytes` });
      expect(size, bundle).toBeGreaterThan(1_000);
    }
  } finally {
    await rm(clone, { recursive: true, force: true });
  }
});
