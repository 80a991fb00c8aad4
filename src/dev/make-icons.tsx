/**
 * `npm run make:icons`: draws the icons and the default social card in `static/` from the one drawing of the gem, so
 * that the mark needs to be changed in one place only.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { markSvg } from '../components/printed-mark';
import { INK_AT_NIGHT, PRINTED } from '../styles/printed-colours';

const STATIC = join(process.cwd(), 'static');

/** The mark in the middle of a sheet of paper. `share`: how much of the shorter side it takes. */
async function sheet(width: number, height: number, share: number): Promise<Buffer> {
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

async function makeIcons(): Promise<void> {
  const write = (name: string, content: Buffer | string) => {
    writeFileSync(join(STATIC, name), content);
  };
  const night = `<style>@media (prefers-color-scheme: dark) { svg { color: ${INK_AT_NIGHT} } }</style>`;
  write('favicon.svg', markSvg(64, PRINTED.ink).replace('>', `>${night}`));
  const small = await sharp(Buffer.from(markSvg(48, PRINTED.ink)))
    .resize(48, 48)
    .png()
    .toBuffer();
  write('favicon.ico', ico(small, 48));
  write('apple-touch-icon.png', await sheet(180, 180, 0.76));
  write('icon-192.png', await sheet(192, 192, 0.84));
  write('icon-512.png', await sheet(512, 512, 0.84));
  // A maskable icon may lose everything outside the middle 80 % (W3C: web app manifest, purpose).
  write('icon-maskable-512.png', await sheet(512, 512, 0.56));
  write('card.png', await sheet(1200, 630, 0.7));
}

void makeIcons();
