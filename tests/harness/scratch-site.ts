import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../../src/dev/children';
import { GATSBY, LOGS, QUIET } from '../../src/dev/site';
import { PRODUCTION_VARIABLES } from '../../src/site/testing/deploy-variables';
import { ROOT } from './pages';

/** What a build or a machine leaves in the folder: not in a fresh clone. */
const NOT_CLONED = ['.git', '.cache', '.facet', '.netlify', 'public', 'node_modules', 'test-results'];

/** The variables of an invented operator's production deploy. */
export const PRODUCTION = {
  ...PRODUCTION_VARIABLES,
  REPOSITORY_URL: 'https://github.com/example/facet',
  // Later than any date in content: only what a test hides until then is still scheduled.
  FACET_BUILD_TIME: '2039-12-30T12:00:00Z',
};

/** A copy of the project in its own folder, with packages installed. */
export interface ScratchSite {
  readonly root: string;
  /** Adds or replaces a file; null removes it or a whole folder. @param path from the copy's root */
  change(path: string, content: string | Uint8Array | null): Promise<void>;
  /** Edits a text file. @throws Error if that changes nothing */
  edit(path: string, change: (text: string) => string): Promise<void>;
  /** Runs a script of a package. @throws Error with the last lines it printed if it fails */
  run(name: string, script: string, args: readonly string[], env?: Readonly<Record<string, string>>): Promise<void>;
  build(env?: Readonly<Record<string, string>>): Promise<void>;
  /** Digest of every file of `public/`, by its path with a leading slash. */
  published(): Promise<Record<string, string>>;
  remove(): Promise<void>;
}

/** Digest of every file below a folder, by its path with a leading slash. */
export async function fileDigests(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const pairs = await Promise.all(
    files.map(async (file) => [
      file.slice(folder.length).replaceAll('\\', '/'),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ]),
  );
  return Object.fromEntries(pairs) as Record<string, string>;
}

/**
 * A build's caches of texts and pictures, by their content: valid in any folder. Gatsby's cache names files of its own
 * folder, so it is not copied.
 */
const KEPT_BY_CONTENT = ['content', 'cards', 'card-judgements', 'media'];

/** @param options.cold whether the copy has no caches, like a fresh clone */
export async function makeScratchSite({ cold = false } = {}): Promise<ScratchSite> {
  const root = await mkdtemp(join(tmpdir(), 'facet-'));
  const entries = (await readdir(ROOT)).filter((name) => !NOT_CLONED.includes(name));
  await Promise.all(entries.map((name) => cp(join(ROOT, name), join(root, name), { recursive: true })));
  // Hard links: the packages are a gigabyte, and tools would follow symbolic links back to the first folder.
  const [code] = (await once(
    spawn('cp', ['-al', join(ROOT, 'node_modules'), root], { stdio: 'inherit' }),
    'close',
  )) as [number];
  if (code !== 0) throw new Error(`The packages could not be linked into ${root}.`);
  await rm(join(root, 'node_modules/.cache'), { recursive: true, force: true });
  // Copies, not links, since the next build writes to them.
  for (const name of cold ? [] : KEPT_BY_CONTENT) {
    const kept = join('node_modules/.cache/facet', name);
    if (existsSync(join(ROOT, kept))) await cp(join(ROOT, kept), join(root, kept), { recursive: true });
  }

  const site: ScratchSite = {
    root,
    change: async (path, content) => {
      const file = join(root, path);
      if (content === null) return rm(file, { recursive: true });
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    },
    edit: async (path, change) => {
      const before = await readFile(join(root, path), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`${path} was not changed.`);
      await writeFile(join(root, path), after);
    },
    run: (name, script, args, env = {}) =>
      run({
        name,
        script: join(root, 'node_modules', script),
        args,
        cwd: root,
        env: { ...QUIET, ...env },
        log: join(LOGS, `${name.replaceAll(' ', '-')}-of-a-copy.log`),
        show: false,
      }),
    build: (env = {}) => site.run('gatsby build', GATSBY, ['build', '--no-color'], env),
    published: () => fileDigests(join(root, 'public')),
    remove: () => rm(root, { recursive: true, force: true }),
  };
  return site;
}
