/** The two sides of the comparison: the working tree and a revision, each copied with its own packages. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOGS, ROOT } from '../build/command';
import { gatsbySite } from '../build/gatsby';
import { copyPackages } from '../build/packages';
import { copyRevision, copyWorkingTree } from '../build/project';
import type { BenchedSite } from '../build/site';

export interface Side extends BenchedSite {
  /** Its copy of the project. */
  readonly folder: string;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly optional?: boolean }>>;
}

function lockFrom(file: string): Lock {
  return JSON.parse(readFileSync(file, 'utf8')) as Lock;
}

/**
 * Links a folder's packages into a copy.
 *
 * @throws Error if the copy's lock file names a package or version that the folder does not have
 */
function givePackages(folder: string, from: string): void {
  const { packages: locked } = lockFrom(join(folder, 'package-lock.json'));
  const record = lockFrom(join(from, 'node_modules/.package-lock.json'));
  const installed = record.packages;
  const lacking = Object.entries(locked).filter(([path, { version, optional }]) => {
    if (path === '') return false;
    return installed[path] === undefined ? !optional : installed[path].version !== version;
  });
  if (lacking.length > 0) {
    const names = lacking.map(([path, { version }]) => `${path.replace('node_modules/', '')} ${version ?? ''}`.trim());
    throw new Error(
      `${from}/node_modules lacks ${names.slice(0, 5).join(', ')}${names.length > 5 ? ' and more' : ''}. ` +
        'Run npm ci in a checkout of that revision, and name its folder with --packages.',
    );
  }
  copyPackages(from, folder);
  // `npm start` reinstalls everything if npm's record has more than the lock file. The record itself is linked.
  const kept = Object.entries(installed).filter(([path]) => Object.hasOwn(locked, path));
  if (kept.length === Object.keys(installed).length) return;
  const copy = join(folder, 'node_modules/.package-lock.json');
  rmSync(copy);
  writeFileSync(copy, JSON.stringify({ ...record, packages: Object.fromEntries(kept) }));
}

export interface SidesOptions {
  /** Any name of a commit known to Git. */
  readonly against: string;
  /** Folder with the `node_modules` for building the revision. */
  readonly packages: string;
}

/** Copies both sides, the working tree first. The builds' output goes to one log file for each. */
export function prepareSides({ against, packages }: SidesOptions): readonly Side[] {
  // Both use the same time as now, so that the clock makes no difference to what they publish.
  const env = { FACET_LEAVE_OUT: '', FACET_BUILD_TIME: new Date().toISOString() };
  const side = (name: string, letter: string, from: string, copy: (folder: string) => void): Side => {
    // Names of equal length: some tools digest paths.
    const folder = mkdtempSync(join(tmpdir(), `bench-own-${letter}-`));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
    copy(folder);
    givePackages(folder, from);
    const log = join(LOGS, `own-build-${letter}.log`);
    rmSync(log, { force: true });
    return { ...gatsbySite({ name, folder, log, env }), folder };
  };
  return [
    side('here', 'a', ROOT, (folder) => copyWorkingTree(ROOT, folder)),
    side(against, 'b', packages, (folder) => copyRevision(ROOT, against, folder)),
  ];
}
