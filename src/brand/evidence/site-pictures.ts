/**
 * Small pictures of a site, redrawn by the function that measured it. They are sent as data URLs next to a report, not
 * in it. So links, files, signatures and accounts never contain them.
 */
export const PICTURE_NAMES = ['previewImage', 'icon', 'logo'] as const;
export type PictureName = (typeof PICTURE_NAMES)[number];

/** Why something that a site serves is not shown. */
export const MISSING_REASONS = [
  'too-large', // in bytes, in pixels, or in what drawing it takes of memory
  'too-slow', // to come, or to draw
  'not-drawn', // damaged, or of a format that is not drawn
] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];

/** `data:image/webp;base64,…`, of a file that `isPlainWebp` accepts. */
export type PictureUrl = string;

/** Pictures by name. If the site didn't serve a picture, there is neither a picture nor a reason. */
export interface SitePictures extends Readonly<Partial<Record<PictureName, PictureUrl>>> {
  readonly missing?: Readonly<Partial<Record<PictureName, MissingReason>>>;
}

/** Bytes of a picture at most. */
export const PICTURE_BYTES = 12_000;

const START = 'data:image/webp;base64,';

/** Chunks of a WebP that hold pixels, their transparency, or the size of both. RFC 9649 §2.5–2.7 */
const PIXEL_CHUNKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH'];

/**
 * Whether a file is a WebP of at most `PICTURE_BYTES` that holds pixels and nothing else: no metadata, no profile, no
 * animation, nothing after its end.
 */
export function isPlainWebp(file: Uint8Array): boolean {
  const text = (at: number) => [0, 1, 2, 3].map((place) => String.fromCharCode(file[at + place] ?? 0)).join('');
  const data = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < 20 || file.length > PICTURE_BYTES || text(0) !== 'RIFF' || text(8) !== 'WEBP') return false;
  if (data.getUint32(4, true) !== file.length - 8) return false;
  let at = 12;
  while (at + 8 <= file.length && PIXEL_CHUNKS.includes(text(at))) {
    const size = data.getUint32(at + 4, true);
    at += 8 + size + (size % 2);
  }
  return at === file.length;
}

/** Whether a value is a picture as they travel. */
function isPictureUrl(value: unknown): value is PictureUrl {
  // In base64 four characters encode three bytes.
  if (typeof value !== 'string' || value.length > START.length + Math.ceil(PICTURE_BYTES / 3) * 4) return false;
  const base64 = value.slice(START.length);
  if (!value.startsWith(START) || base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return false;
  return isPlainWebp(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
}

/** A picture as it travels. @param base64 of a file that `isPlainWebp` accepts */
export function pictureUrl(base64: string): PictureUrl {
  return START + base64;
}

/** Pictures and reasons of a value from elsewhere; what is neither is left out. */
export function parseSitePictures(value: Readonly<Record<string, unknown>>): SitePictures {
  const given = value['missing'];
  const reasons = typeof given === 'object' && given !== null ? (given as Readonly<Record<string, unknown>>) : {};
  const pictures = PICTURE_NAMES.flatMap((name) => (isPictureUrl(value[name]) ? [[name, value[name]] as const] : []));
  const missing = PICTURE_NAMES.flatMap((name) => {
    const reason = MISSING_REASONS.find((known) => known === reasons[name]);
    return reason === undefined || isPictureUrl(value[name]) ? [] : [[name, reason] as const];
  });
  return {
    ...Object.fromEntries(pictures),
    ...(missing.length > 0 && { missing: Object.fromEntries(missing) }),
  };
}
