/** Hostile pictures of an assessed site, drawn anew as the function draws them: in a worker, within its limits. */
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImageType } from '../../src/brand/evidence/evidence';
import { pooledDrawer } from '../../src/server/images/picture-drawer';
import { WorkerPool } from '../../src/server/platform/worker-pool';
import { PICTURE_WORKER } from '../../src/site/functions';
import { LIMITS } from '../../src/site/limits';
import { writeWorker } from '../../src/site/workers';
import { filled, jpeg, png, webpOfCodes } from './image-files';
import type { HostileCase, HostileKind } from './kind';

const ROOT = join(__dirname, '../..');

/** The worker, started by the first picture. */
let pool: WorkerPool | null = null;

function startPool(): WorkerPool {
  const folder = mkdtempSync(join(tmpdir(), 'facet-hostile-pictures-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'worker.mjs');
  writeWorker(ROOT, PICTURE_WORKER, file);
  const { pictureSeconds: seconds, pictureMegabytes: megabytes } = LIMITS;
  return new WorkerPool({ file: () => file, seconds, megabytes, workers: 1 });
}

async function draw(file: Uint8Array, type: ImageType): Promise<string> {
  const drawn = await pooledDrawer((pool ??= startPool())).draw(file, type, 'previewImage');
  return 'missing' in drawn ? drawn.missing : 'drawn';
}

/** A picture by the number of its pixels. @param make told that number, and how many bytes it may have */
const picture =
  (type: ImageType, make: (pixels: number, bytes: number) => Buffer): HostileCase =>
  (bytes) => {
    const share = bytes / LIMITS.pictureFileBytes;
    const file = make(LIMITS.picturePixels * share, bytes);
    return () => draw(file, type);
  };

const side = (pixels: number) => Math.floor(Math.sqrt(pixels));

const svg = (make: (bytes: number) => string): HostileCase =>
  picture('svg', (_, bytes) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">${make(bytes)}</svg>`),
  );

const repeat = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length));

const DEEP = { depth: 16, colour: 'rgba' } as const;

/** Each use shows the one before ten times. */
const uses = (levels: number) =>
  Array.from({ length: levels }, (_, level) =>
    level === 0
      ? '<g id="u0"><rect width="9" height="9"/></g>'
      : `<g id="u${level}">${`<use href="#u${level - 1}"/>`.repeat(10)}</g>`,
  ).join('');

const PICTURES: Readonly<Record<string, HostileCase>> = {
  'png of deep colours': picture('png', (pixels) => png({ width: side(pixels), height: side(pixels), ...DEEP })),
  'png of deep colours, interlaced': picture('png', (pixels) =>
    png({ width: side(pixels), height: side(pixels), ...DEEP, interlaced: true }),
  ),
  'png as wide as may be': picture('png', (pixels) => png({ width: Math.floor(pixels), height: 1, ...DEEP })),
  'png as high as may be': picture('png', (pixels) => png({ width: 1, height: Math.floor(pixels), ...DEEP })),
  'jpeg of printing colours': picture('jpeg', (pixels) => jpeg({ side: side(pixels), components: 4 })),
  'jpeg of many scans': picture('jpeg', (pixels) => jpeg({ side: side(pixels / 8), scans: 180 })),
  'jpeg of comments': picture('jpeg', (_, bytes) =>
    jpeg({ side: 100, before: filled(Buffer.from('fffe000361', 'hex'), bytes) }),
  ),
  'webp of codes': picture('webp', (pixels) => webpOfCodes(Math.floor(side(pixels) / 5))),
  'svg of noise': svg(
    () =>
      `<filter id="f">${'<feTurbulence baseFrequency=".7" numOctaves="99"/>'.repeat(99)}</filter><rect width="600" height="400" filter="url(#f)"/>`,
  ),
  'svg of blurs': svg(
    () =>
      `<filter id="f">${'<feGaussianBlur stdDeviation="99"/>'.repeat(500)}</filter><rect width="600" height="400" filter="url(#f)"/>`,
  ),
  'svg of shapes': svg((bytes) => repeat('<circle r="400"/>', bytes)),
  'svg of depth': svg((bytes) => repeat('<g>', bytes)),
  'svg of uses': svg(() => `<defs>${uses(9)}</defs><use href="#u8"/>`),
  'svg of patterns': svg(
    () =>
      `<pattern id="p" width=".001" height=".001"><circle r="9"/></pattern><rect width="600" height="400" fill="url(#p)"/>`,
  ),
  'svg of a path': svg((bytes) => `<path stroke="red" d="M0 0${repeat('L600 400L0 399', bytes)}"/>`),
  'svg of text': svg((bytes) => `<text>${repeat('ﷺ ', bytes / 4)}</text>`),
  'svg of a png': svg(
    () =>
      `<image width="600" height="400" href="data:image/png;base64,${png({ width: 9000, height: 9000, colour: 'grey', depth: 1 }).toString('base64')}"/>`,
  ),
  'svg of styles': svg((bytes) => `<style>${repeat('a b c d e{fill:red}', bytes)}</style><rect width="9" height="9"/>`),
};

export const DRAWN_PICTURES: HostileKind = {
  name: 'pictures',
  bytes: LIMITS.pictureFileBytes,
  cases: new Map(Object.entries(PICTURES)),
  ordinary: () => draw(png({ width: 400, height: 300 }), 'png'),
};
