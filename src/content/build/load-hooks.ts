/**
 * Loads what Gatsby's hooks call. Gatsby compiles `gatsby-node.ts` and all it imports with Parcel, in several seconds
 * and again in every cold build; Rolldown does it in a fraction of one. So `gatsby-node.ts` imports this file alone, and
 * this file imports next to nothing of ours.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cacheFolder } from '../model/cache-folder';

type Hooks = typeof import('./hooks');

let loading: Promise<Hooks> | undefined;

async function load(root: string): Promise<Hooks> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    input: join(root, 'src/content/build/hooks.ts'),
    platform: 'node',
    external: (id) => !/^(?:\.|\/|[a-z]:[\\/])/i.test(id),
  });
  const { output } = await bundle.generate({ format: 'cjs', codeSplitting: false });
  await bundle.close();
  const folder = cacheFolder(root, 'hooks');
  const file = join(folder, 'hooks.cjs');
  // Query workers make it, too: whole at every moment.
  const part = join(folder, randomUUID());
  mkdirSync(folder, { recursive: true });
  writeFileSync(part, output[0].code);
  renameSync(part, file);
  return createRequire(file)(file) as Hooks;
}

/** A hook that calls the function of its name, once that is loaded. */
export function hook<Name extends keyof Hooks>(name: Name) {
  return async (...args: Parameters<Hooks[Name]>): Promise<Awaited<ReturnType<Hooks[Name]>>> => {
    loading ??= load(process.cwd());
    const called = (await loading)[name] as (...args: unknown[]) => ReturnType<Hooks[Name]>;
    return await called(...args);
  };
}
