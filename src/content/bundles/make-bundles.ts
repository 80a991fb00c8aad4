import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeIcons } from './icons';
import { ASSETS, ICONS, MANIFEST, MAPS, RENDERER, type BundleOrder, type Bundles } from './made';
import { bundleRenderer } from './renderer';
import { bundleScripts } from './scripts';
import { bundleSheets } from './sheets';

/** Writes all bundles, and what they are. @throws Error with the bundler's words */
export async function makeBundles({ root, folder, constants, preview }: BundleOrder): Promise<void> {
  for (const name of [ASSETS, MAPS, RENDERER]) mkdirSync(join(folder, name), { recursive: true });
  const [scripts, sheets] = await Promise.all([
    bundleScripts(root, { assets: join(folder, ASSETS), maps: join(folder, MAPS) }, constants),
    bundleSheets(root, join(folder, ASSETS), preview),
    writeIcons(join(folder, ICONS)),
  ]);
  const { starter, asked, accountUndo, watch, errorClient, entries } = scripts;
  const renderer = await bundleRenderer(root, join(folder, RENDERER), {
    ...constants,
    ISLAND_SCRIPTS: JSON.stringify({ starter, asked, accountUndo, watch, errorClient, entries }),
    STYLE_SHEETS: JSON.stringify(sheets.linked),
    INLINED_STYLES: JSON.stringify(sheets.inlined),
    STYLES_IN_PAGES: JSON.stringify(sheets.inPages),
  });
  const made: Bundles = { scripts, sheets, renderer };
  writeFileSync(join(folder, MANIFEST), JSON.stringify(made));
}
