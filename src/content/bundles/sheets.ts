/** The style sheets, bundled by esbuild: one that every page carries, and those that some pages link. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSheet } from '../../styles/bundle-sheet';
import { SHEET_NAMES, SHEETS, SHEETS_IN_PAGES, type SheetName } from '../../styles/sheets';
import { shortDigest } from '../model/cache';

export interface SheetFiles {
  /** Part of every page. */
  readonly inlined: string;
  /** Part of the pages that have the sheet. */
  readonly inPages: Readonly<Partial<Record<SheetName, string>>>;
  /** URL of the serif's file, which the inlined styles name. */
  readonly serif: string;
  /** URLs of sheets that pages link: paths below the site's root, with a leading slash. */
  readonly linked: Readonly<Partial<Record<SheetName, string>>>;
}

/** As serif.css names it. */
const SERIF = './fonts/serif.woff2';

function writeSerif(root: string, folder: string): string {
  const font = readFileSync(join(root, 'src/styles', SERIF));
  const file = `serif-${shortDigest(font)}.woff2`;
  writeFileSync(join(folder, file), font);
  return `/assets/${file}`;
}

/**
 * @param folder for linked sheets
 * @param preview whether pages have the banner of a preview
 * @throws Error with the bundler's words
 */
export async function bundleSheets(root: string, folder: string, preview: boolean): Promise<SheetFiles> {
  const link = async (name: SheetName) => {
    const css = await bundleSheet(root, SHEETS[name]);
    const file = `${name}-${shortDigest(css)}.css`;
    writeFileSync(join(folder, file), css);
    return [name, `/assets/${file}`] as const;
  };
  const serif = writeSerif(root, folder);
  const isInPages = (name: SheetName) => SHEETS_IN_PAGES.includes(name);
  const [inlined, inPages, linked] = await Promise.all([
    bundleSheet(root, ['serif.css', 'index.css', ...(preview ? ['preview.css'] : [])]),
    Promise.all(SHEETS_IN_PAGES.map(async (name) => [name, await bundleSheet(root, SHEETS[name])] as const)),
    Promise.all(SHEET_NAMES.filter((name) => !isInPages(name)).map(link)),
  ]);
  return {
    inlined: inlined.replace(SERIF, serif),
    serif,
    inPages: Object.fromEntries(inPages),
    linked: Object.fromEntries(linked),
  };
}
