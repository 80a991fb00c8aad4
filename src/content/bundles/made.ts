/** What is bundled, and where it is kept. */
import type { RendererFiles } from './renderer';
import type { ScriptFiles } from './scripts';
import type { SheetFiles } from './sheets';

export interface Bundles {
  readonly scripts: ScriptFiles;
  readonly sheets: SheetFiles;
  readonly renderer: RendererFiles;
}

/** Values that code takes as global constants, as JavaScript. */
export type Constants = Readonly<Record<string, string>>;

export interface BundleOrder {
  readonly root: string;
  /** Where all of it goes. */
  readonly folder: string;
  readonly constants: Constants;
  readonly preview: boolean;
}

/** Names in that folder. */
export const [ASSETS, MAPS, RENDERER, MANIFEST] = ['assets', 'maps', 'renderer', 'bundles.json'] as const;
