/** The functions as `netlify build` leaves them: a zip for each, and a manifest of what Netlify read in them. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ExtendedRoute, Route } from '@netlify/zip-it-and-ship-it';
import StreamZip from 'node-stream-zip';

/** Where `netlify build` writes, below the project's root. */
export const BUNDLES_FOLDER = '.netlify/functions';

export interface Bundle {
  readonly name: string;
  /** Its zip. */
  readonly file: string;
  readonly routes: readonly ExtendedRoute[];
  readonly excludedRoutes: readonly Route[];
  /** Five fields of cron; null for one that answers requests. */
  readonly schedule: string | null;
}

/** The part of the manifest that is used. */
interface Manifest {
  readonly functions: readonly (Partial<Pick<Bundle, 'routes' | 'excludedRoutes'>> & {
    readonly name: string;
    readonly path: string;
    readonly schedule?: string;
  })[];
}

/**
 * @param root folder of a project that `netlify build` has built
 * @throws Error if it has not
 */
export function readBundles(root: string): readonly Bundle[] {
  const folder = join(root, BUNDLES_FOLDER);
  const manifest = join(folder, 'manifest.json');
  if (!existsSync(manifest)) throw new Error(`There are no zips in ${folder}. Make them: npx netlify build --offline`);
  const { functions } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  return functions.map(({ name, path, routes = [], excludedRoutes = [], schedule = null }) => ({
    name,
    // The manifest has the path from where it was built; the folder may have moved.
    file: join(folder, basename(path)),
    routes,
    excludedRoutes,
    schedule,
  }));
}

/** Folders of bundles by their zips: several deploys of one build unpack each but once. */
const unpacked = new Map<string, Promise<string>>();

let parent: string | undefined;

function newFolder(name: string): string {
  if (parent === undefined) {
    const created = mkdtempSync(join(tmpdir(), 'facet-bundles-'));
    process.on('exit', () => rmSync(created, { recursive: true, force: true }));
    parent = created;
  }
  return mkdtempSync(join(parent, `${name}-`));
}

async function unpackAnew({ name, file }: Bundle): Promise<string> {
  const folder = newFolder(name);
  const zip = new StreamZip.async({ file });
  try {
    await zip.extract(null, folder);
  } finally {
    await zip.close();
  }
  return folder;
}

/** @returns the folder, which goes when this process ends */
export function unpack(bundle: Bundle): Promise<string> {
  const id = `${bundle.file} ${statSync(bundle.file).mtimeMs}`;
  const folder = unpacked.get(id) ?? unpackAnew(bundle);
  unpacked.set(id, folder);
  return folder;
}
