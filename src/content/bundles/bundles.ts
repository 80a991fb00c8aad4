/**
 * What a build bundles besides Gatsby: made while Gatsby reads the content, and asked for by its later hooks. It is kept
 * under the digest of all it was made from, so that a build in which only content changed bundles nothing.
 */
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { isPreview } from '../../site/environment';
import { LOCALES } from '../../site/locales';
import { localesIn } from '../../site/pseudo-locales';
import { PRINTED_THEMES } from '../../styles/printed-colours';
import { errorReports, siteVersion, sourceMapFolder } from '../gatsby/error-reports';
import { cacheFolder, keepOnly, filesDigest, shortDigest } from '../model/cache';
import { buildEnvironment } from '../model/environment';
import { lacksStrings } from '../model/strings';
import { inProcess, processScript } from '../model/process';
import { ASSETS, ICONS, MANIFEST, MAPS, RENDERER, type BundleOrder, type Bundles } from './made';

/** Everything that is bundled, or decides how. */
const SOURCES = ['src', 'locales', 'package-lock.json', 'tsconfig.json'];

let begun: Promise<Bundles> | undefined;

/** Bundles in a process of its own: Rolldown keeps 250 MB of memory until its process ends. */
async function make(order: BundleOrder): Promise<void> {
  const script = processScript(order.root, 'bundles/bundle-process');
  if (script !== null) await inProcess(script, order);
  else await (await import('./make-bundles')).makeBundles(order);
}

/** The bundles of these sources: as they were made before, or made now. */
async function bundle(root: string): Promise<Bundles> {
  const environment = buildEnvironment();
  const constants = {
    ERROR_REPORTS: JSON.stringify(errorReports(environment, siteVersion(root))),
    PSEUDO_LOCALES_BUILT: JSON.stringify(localesIn(environment).length > LOCALES.length),
    ENGLISH_STANDS_IN: JSON.stringify(LOCALES.some((locale) => lacksStrings(root, locale))),
    PRINTED_THEMES: JSON.stringify(PRINTED_THEMES),
    'process.env.NODE_ENV': '"production"',
  };
  const preview = isPreview(environment.context);
  const cache = cacheFolder(root, 'bundled');
  const key = shortDigest(JSON.stringify([filesDigest(root, SOURCES), constants, preview]));
  const folder = join(cache, key);
  if (!existsSync(folder)) {
    const part = join(cache, randomUUID());
    await make({ root, folder: part, constants, preview });
    renameSync(part, folder);
    keepOnly(cache, new Set([key]));
  }
  const made = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Bundles;
  const keep = { recursive: true, force: false };
  cpSync(join(folder, ICONS), join(root, 'public'), { recursive: true });
  // Named by their content: what is there is the same.
  cpSync(join(folder, ASSETS), join(root, 'public', 'assets'), keep);
  cpSync(join(folder, MAPS), sourceMapFolder(root), keep);
  const paths = Object.entries(made.renderer).map(([file, name]) => [join(root, file), join(folder, RENDERER, name)]);
  return { ...made, renderer: Object.fromEntries(paths) as Bundles['renderer'] };
}

/** Begins to bundle; `bundles` waits for it. */
export function beginBundles(root: string): void {
  begun = bundle(root);
  // `bundles` passes a failure on; without this line Node would end the process before it is called.
  begun.catch(() => undefined);
}

/** @throws Error with the bundler's words if code cannot be bundled, or if nothing was begun */
export function bundles(): Promise<Bundles> {
  return begun ?? Promise.reject(new Error('Nothing is bundled: the check before the build did not run.'));
}

/** Every file that pages and islands can load: paths below the site's root. */
export function publishedAssets({ scripts, sheets }: Bundles): readonly string[] {
  return [...scripts.all, ...Object.values(sheets.linked), sheets.serif];
}
