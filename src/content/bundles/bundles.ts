/**
 * What a build bundles besides Gatsby: made while Gatsby reads the content, and asked for by its later hooks. It is kept
 * under the digest of all it was made from, so that a build in which only content changed bundles nothing.
 */
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPreview } from '../../site/environment';
import { LOCALES } from '../../site/locales';
import { localesIn } from '../../site/pseudo-locales';
import { errorReports, siteVersion } from '../build/error-reports';
import { sourceMapFolder } from '../build/source-maps';
import { cacheFolder } from '../model/cache-folder';
import { buildEnvironment } from '../model/environment';
import { filesDigest, shortDigest } from '../model/files-digest';
import { bundleRenderer, type RendererFiles } from './renderer';
import { bundleScripts, type ScriptFiles } from './scripts';
import { bundleSheets, type SheetFiles } from './sheets';

export interface Bundles {
  readonly scripts: ScriptFiles;
  readonly sheets: SheetFiles;
  readonly renderer: RendererFiles;
}

/** Values that code takes as global constants, as JavaScript. */
export type Constants = Readonly<Record<string, string>>;

/** Everything that is bundled, or decides how. */
const SOURCES = ['src', 'locales', 'package-lock.json', 'tsconfig.json'];

/** Where each bundle keeps what it made. */
const [ASSETS, MAPS, RENDERER, MANIFEST] = ['assets', 'maps', 'renderer', 'bundles.json'];

let begun: Promise<Bundles> | undefined;

async function make(root: string, folder: string, constants: Constants, preview: boolean): Promise<Bundles> {
  for (const name of [ASSETS, MAPS, RENDERER]) mkdirSync(join(folder, name), { recursive: true });
  const [scripts, sheets] = await Promise.all([
    bundleScripts(root, { assets: join(folder, ASSETS), maps: join(folder, MAPS) }, constants),
    bundleSheets(root, join(folder, ASSETS), preview),
  ]);
  const { starter, watch, errorClient, entries } = scripts;
  const renderer = await bundleRenderer(root, join(folder, RENDERER), {
    ...constants,
    ISLAND_SCRIPTS: JSON.stringify({ starter, watch, errorClient, entries }),
    STYLE_SHEETS: JSON.stringify(sheets.linked),
    INLINED_STYLES: JSON.stringify(sheets.inlined),
  });
  return { scripts, sheets, renderer };
}

/** The bundles of these sources: as they were made before, or made now. */
async function bundle(root: string): Promise<Bundles> {
  const environment = buildEnvironment();
  const constants: Constants = {
    ERROR_REPORTS: JSON.stringify(errorReports(environment, siteVersion(root))),
    PSEUDO_LOCALES_BUILT: JSON.stringify(localesIn(environment).length > LOCALES.length),
    'process.env.NODE_ENV': '"production"',
  };
  const preview = isPreview(environment.context);
  const cache = cacheFolder(root, 'bundled');
  const key = shortDigest(JSON.stringify([filesDigest(root, SOURCES), constants, preview]));
  const folder = join(cache, key);
  if (!existsSync(folder)) {
    const part = join(cache, randomUUID());
    const made = await make(root, part, constants, preview);
    writeFileSync(join(part, MANIFEST), JSON.stringify(made));
    renameSync(part, folder);
    for (const name of readdirSync(cache).filter((other) => other !== key))
      rmSync(join(cache, name), { recursive: true });
  }
  const made = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Bundles;
  const keep = { recursive: true, force: false };
  // Named by their content: what is there is the same.
  cpSync(join(folder, ASSETS), join(root, 'public', 'assets'), keep);
  cpSync(join(folder, MAPS), sourceMapFolder(root), keep);
  const paths = Object.entries(made.renderer).map(([file, name]) => [join(root, file), join(folder, RENDERER, name)]);
  return { ...made, renderer: Object.fromEntries(paths) as RendererFiles };
}

/** Begins to bundle; `bundles` waits for it. */
export function beginBundles(root: string): void {
  begun = bundle(root);
  // `bundles` passes a failure on; without this line Node would end the process before it is called.
  begun.catch(() => undefined);
}

/** @throws Error with the bundler's words where code cannot be bundled, or where nothing was begun */
export function bundles(): Promise<Bundles> {
  return begun ?? Promise.reject(new Error('Nothing is bundled: the check before the build did not run.'));
}

/** Every file that pages and islands can load: paths below the site's root. */
export function publishedAssets({ scripts, sheets }: Bundles): readonly string[] {
  return [...scripts.all, ...Object.values(sheets.linked)];
}
