/** A fresh clone of the working tree, with its packages installed. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { makeScratchSite, type ScratchSite } from '../harness/scratch-site';
import { environment, type Shell } from './typing';

/** Settings of the machine: where its browser is, and which authorities it trusts, behind a proxy that reads along. */
const OF_THE_MACHINE = ['CHROMIUM_PATH', 'NODE_EXTRA_CA_CERTS'];

/** Programs of the packages are on the path, as CONTRIBUTING.md asks for. */
export function shellIn(root: string, more: Readonly<Record<string, string>> = {}): Shell {
  const own = OF_THE_MACHINE.flatMap((name): [string, string][] => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  const env = environment([join(root, 'node_modules/.bin')], {
    HOME: join(root, 'node_modules/.cache/home'),
    CI: '1',
    GATSBY_TELEMETRY_DISABLED: '1',
    NETLIFY_TELEMETRY_DISABLED: '1',
    ...Object.fromEntries(own),
    ...more,
  });
  return { folder: root, env };
}

/** @returns a copy whose last commit, on `main`, is what it holds */
export async function cloneProject(): Promise<ScratchSite> {
  const site = await makeScratchSite();
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: site.root, stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.org', 'commit', '--quiet', '--message', 'A clone');
  return site;
}
