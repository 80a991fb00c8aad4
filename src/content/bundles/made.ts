/** What is bundled, and where it is kept. */
import type { RendererFiles } from './renderer';
import type { Constants, ScriptFiles } from './scripts';
import type { SheetFiles } from './sheets';

export interface Bundles {
  readonly scripts: ScriptFiles;
  readonly sheets: SheetFiles;
  readonly renderer: RendererFiles;
}

export interface BundleOrder {
  readonly root: string;
  /** The folder for all of it. */
  readonly folder: string;
  readonly constants: Constants;
  readonly preview: boolean;
}

/** Names in that folder. */
export const [ASSETS, ICONS, MAPS, RENDERER, MANIFEST] = [
  'assets',
  'icons',
  'maps',
  'renderer',
  'bundles.json',
] as const;
