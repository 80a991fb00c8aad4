import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { CompiledBodies } from '../compile/compiled-bodies';
import { sharedOut } from '../model/process';
import { readInProcesses } from './read-ahead';
import { contentFiles, readAlone, textsAmong } from './read-content';

const ROOT = resolve(__dirname, '../../..');

long('reads in processes what one process reads', async () => {
  // Below the packages, which the process asks for.
  const folder = mkdtempSync(join(ROOT, 'node_modules/.read-ahead-'));
  try {
    const script = join(folder, 'read-process.js');
    const entry = join(__dirname, 'read-process.ts');
    await build({ entryPoints: [entry], outfile: script, bundle: true, packages: 'external', platform: 'node' });
    const paths = textsAmong(contentFiles(ROOT)).filter((path) => path.startsWith('posts/'));
    const { files, packs } = await readInProcesses(
      sharedOut(paths, paths.length / 2).map((part) => ({ root: ROOT, paths: part })),
      script,
    );
    expect(files.size).toBe(paths.length);
    const [alone, adopting] = [new CompiledBodies(ROOT), new CompiledBodies(ROOT)];
    for (const pack of packs) adopting.pack.adopt(pack);
    for (const path of paths) {
      const read = readAlone(ROOT, alone, path);
      expect(files.get(`content/${path}`)).toEqual(read);
      expect(readAlone(ROOT, adopting, path)).toEqual(read);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
