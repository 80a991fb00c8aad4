/** Drawing in a worker, as it is bundled for functions: what a picture may take, and what becomes of one that takes more. */
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_WORKER } from '../../site/functions';
import { LIMITS } from '../../site/limits';
import { writeWorker } from '../../site/workers';
import { WorkerPool } from '../platform/worker-pool';
import { pooledDrawer } from './picture-drawer';
import { pngOf, svgOf } from './testing/pictures';

const ROOT = process.cwd();

let folder: string;
const pools: WorkerPool[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'facet-picture-worker-'));
  // It loads packages from its own folder.
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeWorker(ROOT, PICTURE_WORKER, join(folder, 'worker.mjs'));
});

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  rmSync(folder, { recursive: true });
});

function drawer(seconds = 60) {
  const pool = new WorkerPool({
    file: () => join(folder, 'worker.mjs'),
    seconds,
    megabytes: LIMITS.pictureMegabytes,
    workers: 1,
  });
  pools.push(pool);
  return pooledDrawer(pool);
}

const plain = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#1478c8' } });

/** Noise of the given number of octaves, twenty times over: seconds of work in a line of text. */
const SLOW = svgOf(
  `<filter id="f">${'<feTurbulence baseFrequency=".7" numOctaves="200"/>'.repeat(20)}</filter>` +
    '<rect width="60" height="40" filter="url(#f)"/>',
);

describe('a worker', () => {
  it('draws every format that is drawn', async () => {
    const { draw } = drawer();
    for (const type of ['png', 'jpeg', 'gif', 'webp', 'avif'] as const) {
      expect(await draw(await plain.toFormat(type).toBuffer(), type, 'previewImage')).toHaveProperty('webp');
    }
    expect(await draw(svgOf('<rect width="60" height="40"/>'), 'svg', 'icon')).toHaveProperty('webp');
  });

  it('ends what takes too long, and goes on', async () => {
    const { draw } = drawer(1);
    expect(await draw(SLOW, 'svg', 'previewImage')).toEqual({ missing: 'too-slow' });
    const again = async (times: number): Promise<object> => {
      const drawn = await draw(svgOf('<rect width="60" height="40"/>'), 'svg', 'icon');
      // On a busy machine starting again may take as long.
      return 'webp' in drawn || times === 0 ? drawn : again(times - 1);
    };
    expect(await again(20)).toHaveProperty('webp');
  });

  long('ends what takes too much memory, and goes on', async () => {
    const { draw } = drawer();
    // An interlaced PNG is held in memory as a whole: 192 MB of it, from a file of one.
    const bomb = pngOf({ width: 6000, height: 4000, depth: 16, colour: 'rgba', interlaced: true });
    expect(bomb.byteLength).toBeLessThan(LIMITS.pictureFileBytes);
    expect(await draw(bomb, 'png', 'previewImage')).toEqual({ missing: 'too-large' });
    expect(await draw(await plain.png().toBuffer(), 'png', 'logo')).toHaveProperty('webp');
  });

  long('draws pictures as large as cameras make them within its memory', async () => {
    const { draw } = drawer();
    // The formats that are held in memory as a whole.
    const photograph = sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#1478c8' } });
    for (const [type, file] of [
      ['jpeg', await photograph.clone().jpeg({ progressive: true }).toBuffer()],
      ['webp', await photograph.clone().webp({ effort: 0 }).toBuffer()],
    ] as const) {
      expect(await draw(file, type, 'previewImage')).toHaveProperty('webp');
    }
  });

  it('reads no file and no format but those', async () => {
    const { draw } = drawer();
    const tiff = await plain.tiff().toBuffer();
    expect(await draw(tiff, 'png', 'icon')).toEqual({ missing: 'not-drawn' });
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>');
    expect(await draw(pdf, 'png', 'icon')).toEqual({ missing: 'not-drawn' });
  });
});

it('Netlify takes along what the worker loads', () => {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'node_modules/sharp/package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const packages = ['sharp', '@img', ...Object.keys(dependencies).filter((name) => !name.startsWith('@img/'))].sort();
  const toml = readFileSync(join(ROOT, 'netlify.toml'), 'utf8');
  for (const name of ['assess', 'compare']) {
    const [, section = ''] = toml.split(`[functions.${name}]`);
    const [own = ''] = section.split('\n[');
    const [, listed = ''] = /"node_modules\/\{(.*?)\}\/\*\*"/.exec(own) ?? [];
    expect(listed.split(',').sort()).toEqual(packages);
    expect(own).toContain(`"${PICTURE_WORKER}"`);
  }
});
