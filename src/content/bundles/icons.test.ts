import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { SITE_NAME, SOCIAL_CARD } from '../../site/page-metadata';
import { PRINTED_THEMES, PRINTED } from '../../styles/printed-colours';
import { writeIcons } from './icons';

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose?: string;
  }[];
}

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
const MANIFEST = readFileSync('static/manifest.webmanifest', 'utf8');
const manifest = JSON.parse(MANIFEST) as Manifest;

beforeAll(() => writeIcons(folder));
afterAll(() => rmSync(folder, { recursive: true }));

const sizeOf = async (file: string) => {
  const { width, height, format } = await sharp(join(folder, file)).metadata();
  return { sizes: `${String(width)}x${String(height)}`, type: `image/${format}` };
};

describe('the web app manifest', () => {
  it('names the site and begins at its root, which asks for the language', () => {
    expect([manifest.name, manifest.short_name, manifest.start_url]).toEqual([SITE_NAME, SITE_NAME, '/']);
  });

  it('names icons that are there, in the size and format it says', async () => {
    for (const { src, sizes, type } of manifest.icons) expect(await sizeOf(src)).toEqual({ sizes, type });
  });

  it('has the sizes that installing asks for, and one that may be cut to a shape', () => {
    const plain = manifest.icons.filter(({ purpose }) => purpose === undefined);
    expect(plain.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ src }) => src)).toEqual([
      '/icon-maskable-512.png',
    ]);
  });

  it('has the colour of the paper', () => {
    const { theme_color, background_color } = manifest as unknown as Record<string, string>;
    expect([theme_color, background_color]).toEqual([PRINTED.paper, PRINTED.paper]);
  });
});

it('draws the mark in the ink of each theme', () => {
  const svg = textOf('favicon.svg');
  expect(svg).toContain(`color="${PRINTED.ink}"`);
  expect(svg).toContain(`(prefers-color-scheme: dark) { svg { color: ${PRINTED_THEMES.dark.ink} } }`);
});

it('has the picture of link previews in the size its tags give', async () => {
  expect((await sizeOf('card.png')).sizes).toBe(`${SOCIAL_CARD.width}x${SOCIAL_CARD.height}`);
});

it('has every icon that the head of a page names', () => {
  const head = readFileSync('src/templates/PageHead.tsx', 'utf8');
  const named = [...head.matchAll(/<link rel="[^"]*(?:icon|manifest)" href="\/([^"]+)"/g)].map(([, file = '']) => file);
  expect(named).toHaveLength(4);
  const isThere = (file: string) => [folder, 'static'].some((place) => existsSync(join(place, file)));
  expect(named.filter((file) => !isThere(file))).toEqual([]);
});

it('is of use to something: each file is named by the head, the manifest or the structured data', () => {
  const sources = ['src/templates/PageHead.tsx', 'src/templates/structured-data.ts']
    .map((file) => readFileSync(file, 'utf8'))
    .concat(MANIFEST)
    .join('\n');
  expect(readdirSync(folder).filter((file) => !sources.includes(`/${file}`))).toEqual([]);
});
