/** Drawing in a worker, as it is bundled for functions: with its fonts, within its limits, and on after one was passed. */
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CARD_WORKER, FONTS_CONF } from '../../site/functions';
import { LIMITS } from '../../site/limits';
import { writeWorker } from '../../site/workers';
import { PRINTED_THEMES } from '../../styles/printed-colours';
import { exampleReport } from '../assessing/example-reports';
import { WorkerLimitError, WorkerPool } from '../platform/worker-pool';
import { pooledCardDrawer } from './card-drawer';
import { cardWords } from './card-words';
import { drawCard } from './draw-card';
import { publicationOf } from './testing/hostile-brands';

const ROOT = process.cwd();
const CARD = cardWords(publicationOf([exampleReport('harbour')]), 'ar');

let folder: string;
const pools: WorkerPool[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'facet-card-worker-'));
  // It loads packages from its own folder.
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeWorker(ROOT, CARD_WORKER, join(folder, 'worker.mjs'));
});

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  rmSync(folder, { recursive: true });
});

function drawer(seconds = 60) {
  const file = () => join(folder, 'worker.mjs');
  const pool = new WorkerPool({ file, seconds, megabytes: LIMITS.cardMegabytes, workers: 1 });
  pools.push(pool);
  return pooledCardDrawer(pool);
}

describe('a worker', () => {
  it('draws what is drawn here, by our fonts alone', async () => {
    const [there, here] = [
      await drawer().draw(PRINTED_THEMES.light, CARD),
      await drawCard(ROOT, PRINTED_THEMES.light, CARD),
    ];
    expect(Buffer.compare(there, here)).toBe(0);
  });

  it('is ended where it takes too long', async () => {
    await expect(drawer(0.01).draw(PRINTED_THEMES.light, CARD)).rejects.toEqual(new WorkerLimitError('time'));
  });

  long('goes on after words it cannot draw', async () => {
    const { draw } = drawer();
    await expect(draw(PRINTED_THEMES.light, { ...CARD, words: null } as never)).rejects.toMatchObject({
      name: 'TypeError',
    });
    expect(await draw(PRINTED_THEMES.light, CARD)).toHaveProperty('byteLength');
  });
});

describe('Netlify takes along', () => {
  const [, section = ''] = readFileSync(join(ROOT, 'netlify.toml'), 'utf8').split('[functions.report-card]');
  const [own = ''] = section.split('\n[');
  const taken = [...own.matchAll(/"(.*?)"/g)].map(([, pattern = '']) => pattern);

  it('the worker, and the packages it loads', () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'node_modules/sharp/package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const packages = ['sharp', '@img', ...Object.keys(dependencies).filter((name) => !name.startsWith('@img/'))].sort();
    const listed = taken.flatMap((pattern) => /^node_modules\/\{(.*)\}\/\*\*$/.exec(pattern)?.[1]?.split(',') ?? []);
    expect(listed.sort()).toEqual(packages);
    expect(taken).toContain(CARD_WORKER);
  });

  it('the fonts, and the configuration that names their folders', () => {
    expect(taken).toContain(FONTS_CONF);
    const folders = [...readFileSync(join(ROOT, FONTS_CONF), 'utf8').matchAll(/<dir prefix="relative">(.*?)<\/dir>/g)];
    expect(folders.length).toBeGreaterThan(0);
    for (const [, path = ''] of folders) {
      const folder = join(dirname(FONTS_CONF), path);
      expect(taken.some((pattern) => expanded(pattern).includes(`${folder}/*.ttf`))).toBe(true);
    }
  });
});

/** A pattern with one list in braces as several without. */
function expanded(pattern: string): readonly string[] {
  const [, before = '', list, after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(pattern) ?? [];
  return list === undefined ? [pattern] : list.split(',').map((item) => before + item + after);
}
