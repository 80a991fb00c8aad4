/** The icons and the default social card, made from the one drawing of the gem and the tokens. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { markSvg } from '../../components/printed-mark';
import { SOCIAL_CARD } from '../../site/page-metadata';
import { PRINTED_THEMES, PRINTED } from '../../styles/printed-colours';

/** Sheets of paper with the mark in the middle. `share`: how much of the shorter side it takes. Sizes in px. */
const SHEETS = {
  'apple-touch-icon.png': { width: 180, height: 180, share: 0.76 },
  'icon-192.png': { width: 192, height: 192, share: 0.84 },
  'icon-512.png': { width: 512, height: 512, share: 0.84 },
  // A maskable icon may lose everything outside the middle 80 % (W3C: web app manifest, purpose).
  'icon-maskable-512.png': { width: 512, height: 512, share: 0.56 },
  'card.png': { width: SOCIAL_CARD.width, height: SOCIAL_CARD.height, share: 0.7 },
} as const;

async function sheet({ width, height, share }: (typeof SHEETS)[keyof typeof SHEETS]): Promise<Buffer> {
  const size = Math.round(Math.min(width, height) * share);
  const gem = await sharp(Buffer.from(markSvg(size, PRINTED.ink)))
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: PRINTED.paper } })
    .composite([{ input: gem, gravity: 'centre' }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file with one PNG, which every current browser reads (Microsoft: ICONDIR, ICONDIRENTRY). */
function ico(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Writes them. @param folder that is served, or from which it is copied there */
export async function writeIcons(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: Buffer | string) => writeFileSync(join(folder, name), content);
  const night = `<style>@media (prefers-color-scheme: dark) { svg { color: ${PRINTED_THEMES.dark.ink} } }</style>`;
  write('favicon.svg', markSvg(64, PRINTED.ink).replace('>', `>${night}`));
  const small = await sharp(Buffer.from(markSvg(48, PRINTED.ink)))
    .resize(48, 48)
    .png()
    .toBuffer();
  write('favicon.ico', ico(small, 48));
  for (const [name, design] of Object.entries(SHEETS)) write(name, await sheet(design));
}
