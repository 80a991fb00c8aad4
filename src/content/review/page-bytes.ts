/** What changed pages weigh. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { PageBytes } from '../../components/review/review';
import { publicHtml } from '../../site/public-html';
import { pageBudget } from '../pages/pages';
import type { Build } from './build-place';
import { inTurns } from '../model/process';
import { memoize } from '../../brand/basics/memoize';
import type { ChangedPair } from './page-changes';
import type { PageFacts } from './read-facts';

const brotli = promisify(brotliCompress);

/** Pages that are packed, the largest against their budgets: packing one takes as long as building several. */
export const PACKED_PAGES = 60;

const SHEET_LINK = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;

async function packedSize(content: Buffer): Promise<number> {
  const packed = await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return packed.byteLength;
}

/** Paths of the style sheets a page links. */
export function linkedSheets(html: string): string[] {
  return (html.match(SHEET_LINK) ?? []).flatMap((link) => /\bhref="(\/[^"]*)"/.exec(link)?.[1] ?? []);
}

/** Unpacked bytes of a page, as part of its budget. */
function weight({ htmlBytes, route }: PageFacts): number {
  return htmlBytes / pageBudget(route);
}

function share({ packed }: PageBytes): number {
  return packed === null ? 0 : packed.bytes / packed.budget;
}

/** @returns heaviest against its budget first, then those that were not packed, largest first */
export async function changedBytes(pairs: readonly ChangedPair[], after: Build): Promise<PageBytes[]> {
  const sheetSize = memoize((path: string) => after.read(path).then((css) => (css === null ? 0 : packedSize(css))));
  const packedPage = async ({ path, route }: PageFacts): Promise<PageBytes['packed']> => {
    const html = await after.read(path.endsWith('/') ? `${path}index.html` : path);
    if (html === null) return null;
    const sizes = await Promise.all([
      packedSize(publicHtml(html)),
      ...linkedSheets(html.toString('utf8')).map(sheetSize),
    ]);
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), budget: pageBudget(route) };
  };
  const bytesOf = ({ htmlBytes, scriptBytes }: PageFacts) => ({ html: htmlBytes, script: scriptBytes });
  const pages = pairs
    // The weight of a page that a draft replaces is unknown.
    .flatMap(({ before, after: page }) => (page === null || page.covered === true ? [] : [{ before, page }]))
    .sort((a, b) => weight(b.page) - weight(a.page));
  const all = await inTurns(pages, async ({ before, page }, index): Promise<PageBytes> => ({
    path: page.path,
    title: page.title,
    before: before === null ? null : bytesOf(before),
    after: bytesOf(page),
    packed: index < PACKED_PAGES ? await packedPage(page) : null,
  }));
  return all.sort((a, b) => share(b) - share(a));
}
