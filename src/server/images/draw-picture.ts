/**
 * Redraws a site's picture. Only the pixels of the site's file are kept: they are decoded, scaled down, and encoded
 * from memory that contains nothing else. Runs in a worker, which is ended if a file takes too much.
 */
import sharp, { type Sharp } from 'sharp';
import type { ImageType } from '../../brand/evidence/evidence';
import { isPlainWebp, PICTURE_BYTES, type PictureName } from '../../brand/evidence/site-pictures';
import { LIMITS } from '../../site/limits';
import { iconPicture } from './icon-file';
import type { Drawn } from '../platform/services';

/** Pixels that a picture is shown in at most; its shape stays, and it is made smaller, never larger. */
const BOXES = {
  previewImage: { width: 600, height: 400 },
  icon: { width: 64, height: 64 },
  logo: { width: 240, height: 120 },
} as const satisfies Record<PictureName, object>;
type Box = (typeof BOXES)[PictureName];

/** sharp's names of the formats that are drawn; BMP is not among them, and an ICO is taken apart first. */
const FORMATS: Readonly<Partial<Record<ImageType, string>>> = {
  png: 'png',
  jpeg: 'jpeg',
  gif: 'gif',
  webp: 'webp',
  avif: 'heif',
  svg: 'svg',
};

/** From the best on; the first that is small enough is taken. */
const QUALITIES = [80, 55, 30, 10];

/** librsvg draws an SVG at this many dots per inch in the size it states. */
const SVG_DENSITY = 72;
/** What sharp takes. */
const DENSITIES = [1, 100_000] as const;

const NOT_DRAWN = { missing: 'not-drawn' } as const;

const OPTIONS = { limitInputPixels: LIMITS.picturePixels, failOn: 'error', pages: 1 } as const;

/**
 * A drawing has no size of its own: it is drawn as large as it is shown. It is read from memory, without a URL, so that
 * librsvg loads nothing it refers to but data URLs.
 * https://gnome.pages.gitlab.gnome.org/librsvg/Rsvg-2.0/class.Handle.html
 */
async function openSvg(file: Uint8Array, box: Box): Promise<Sharp> {
  const { width, height } = await sharp(file, { density: SVG_DENSITY, limitInputPixels: false }).metadata();
  const scale = Math.min(box.width / width, box.height / height);
  const density = Math.min(Math.max(SVG_DENSITY * scale, DENSITIES[0]), DENSITIES[1]);
  return sharp(file, { ...OPTIONS, density });
}

/** @returns null if the file is not what its first bytes said, or nothing that is drawn */
async function open(file: Uint8Array, type: ImageType, box: Box): Promise<Sharp | null> {
  if (type === 'ico') {
    const icon = iconPicture(file);
    if (icon === null) return null;
    if ('png' in icon) return open(icon.png, 'png', box);
    return sharp(icon.rgba, { raw: { width: icon.width, height: icon.height, channels: 4 } });
  }
  const format = FORMATS[type];
  if (format === undefined) return null;
  const opened = type === 'svg' ? await openSvg(file, box) : sharp(file, OPTIONS);
  return (await opened.metadata()).format === format ? opened : null;
}

/** Pixels as WebP of at most `PICTURE_BYTES`: in less and less quality, and then in half the size. */
async function encoded(pixels: Buffer, { width, height, channels }: sharp.Raw): Promise<Uint8Array> {
  for (let scale = 1; ; scale /= 2) {
    const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale), fit: 'fill' } as const;
    for (const quality of QUALITIES) {
      const webp = await sharp(pixels, { raw: { width, height, channels } })
        .resize(size)
        .webp({ quality, alphaQuality: quality })
        .toBuffer();
      if (webp.byteLength <= PICTURE_BYTES) return webp;
    }
  }
}

/**
 * @param file the whole of it, at most `LIMITS.pictureFileBytes`
 * @param type by the file's own first bytes, or `svg` as it was served
 */
export async function drawPicture(file: Uint8Array, type: ImageType, name: PictureName): Promise<Drawn> {
  try {
    const box = BOXES[name];
    const opened = await open(file, type, box);
    if (opened === null) return NOT_DRAWN;
    const { data, info } = await opened
      // The orientation in the metadata must be applied before the metadata is dropped.
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const webp = await encoded(data, info);
    return isPlainWebp(webp) ? { webp } : NOT_DRAWN;
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('exceeds pixel limit');
    return isTooLarge ? { missing: 'too-large' } : NOT_DRAWN;
  }
}
