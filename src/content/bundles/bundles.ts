/** What a build bundles besides Gatsby: made once, while Gatsby reads the content, and asked for by its later hooks. */
import { join } from 'node:path';
import { isPreview } from '../../site/environment';
import { LOCALES } from '../../site/locales';
import { localesIn } from '../../site/pseudo-locales';
import { buildEnvironment } from '../model/environment';
import { errorReports, siteVersion } from '../build/error-reports';
import { bundleRenderer, type RendererFiles } from './renderer';
import { bundleScripts, type ScriptFiles } from './scripts';
import { bundleSheets, type SheetFiles } from './sheets';

export interface Bundles {
  readonly scripts: ScriptFiles;
  readonly sheets: SheetFiles;
  readonly renderer: RendererFiles;
  /** Everything that pages and islands can load: paths below the site's root, sorted. */
  readonly published: readonly string[];
}

/** Values that code takes as global constants, as JavaScript. */
export type Constants = Readonly<Record<string, string>>;

let begun: Promise<Bundles> | undefined;

async function bundle(root: string): Promise<Bundles> {
  const environment = buildEnvironment();
  const assets = join(root, 'public', 'assets');
  const known: Constants = {
    ERROR_REPORTS: JSON.stringify(errorReports(environment, siteVersion(root))),
    PSEUDO_LOCALES_BUILT: JSON.stringify(localesIn(environment).length > LOCALES.length),
    'process.env.NODE_ENV': '"production"',
  };
  const [scripts, sheets] = await Promise.all([
    bundleScripts(root, assets, known),
    bundleSheets(root, assets, isPreview(environment.context)),
  ]);
  const { starter, watch, errorClient, entries } = scripts;
  const renderer = await bundleRenderer(root, {
    ...known,
    ISLAND_SCRIPTS: JSON.stringify({ starter, watch, errorClient, entries }),
    STYLE_SHEETS: JSON.stringify(sheets.linked),
    INLINED_STYLES: JSON.stringify(sheets.inlined),
  });
  return { scripts, sheets, renderer, published: [...scripts.all, ...Object.values(sheets.linked)].sort() };
}

/** Begins to bundle; `bundles` waits for it. */
export function beginBundles(root: string): void {
  begun = bundle(root);
  // Whoever waits hears of a failure; until then it is nobody's unhandled rejection.
  begun.catch(() => undefined);
}

/** @throws Error with the bundler's words where code cannot be bundled, or where nothing was begun */
export function bundles(): Promise<Bundles> {
  return begun ?? Promise.reject(new Error('Nothing is bundled: the check before the build did not run.'));
}
